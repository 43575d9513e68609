// A play stops when `code` is asked with something to choose (of an amount there is always something) and `holds` holds.
export default ({ code, holds }) =>
  (session, { decision, open, offered }) =>
    decision.code === code &&
    (decision.kind === "amount" || open(offered(decision)).length > 1) &&
    holds(session, { open, offered });
