// A play stops when something is asked that has not been `seen` and is among the `wanted`, if they are named.
export default ({ seen, wanted }) =>
  (_, { decision: { code } }) =>
    !seen.includes(code) && (wanted?.includes(code) ?? true);
