// What an office is called on the board, and what is said of it on hover: what it waits for, and what it can do now.

/** Names that are too long for the ribbon. */
const SHORT = { superintendent_of_trade_in_china: "office.superintendent" };

export const officeName = (c, office) => (SHORT[office] ? c.w(SHORT[office]) : c.label(office));

/** What the forecast says of an office or of a Commander ("commander-madras"). */
export const ahead = (c, office) => c.forecast.offices?.find((one) => one.office === office) ?? null;

const power = (one) => (one.closed ? `✕ ${one.text}: ${one.closed.text}` : `• ${one.text}`);

/** Lines for a tip: whoever holds it, its state, and each of its powers with the reason why it cannot be used. */
export function officeText(c, office, heading) {
  const told = ahead(c, office);
  return [heading, told?.text, ...(told?.powers ?? []).map(power)].filter(Boolean).join("\n");
}
