// @ts-check
// The questions by the part of the board that they are about.

/** Asked of a firm on the chart, with its own ships and money. */
export const OF_A_FIRM = [
  "mission.ships",
  "firm.regions",
  "firm.strength",
  "firm.order",
  "base.bid",
  "base.strength",
  "base.defend",
  "base.police",
];

export const OF_INDIA = [
  ...OF_A_FIRM,
  "office.action",
  "check.strength",
  "check.again",
  "campaign.force",
  "sail.order",
  "ships.exhausted",
  "ships.captain",
  "post.defend",
  "post.police",
  "mission.presidency",
];

export const OF_COMPANY = [
  "purchase.ship",
  "purchase.good",
  "military.guns",
  "military.officer",
  "transfer.guns",
  "transfer.how_many_guns",
  "transfer.cargo",
  "transfer.how_much",
  "transfer.consent",
  "director.captain",
  "captain.ship",
  "director.ships",
  "director.goods",
  "director.captained",
];

export const OF_FAMILY = [
  "draft.office",
  "family.box",
  "family.number",
  "family.column",
  "family.deed",
  "cubes.source",
  "buy.ship",
  "buy.good",
  "firm.purse",
  "auction.ship",
  "money.allocate",
];

/** An election of the Chairman. */
export const ELECTING = ["election.nominate", "election.support", "election.deadlock"];

export const OF_COURT = [...ELECTING, "hiring.choose", "hiring.club"];

/** The vote on a law. */
export const VOTING = ["vote.newspaper", "vote.side", "vote.money"];

export const OF_POST = ["trade.tax", "trade.dividends", "attrition.favour", "prize.which", ...VOTING];

export const OF_FIRMS = ["firm.payout", "firm.fund", "merger.terms", "merger.owner", "merger.consent"];
