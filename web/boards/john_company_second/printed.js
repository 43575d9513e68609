// What is printed on the board and the cards, as the board draws it. A test compares it with the components of the rules.

/** The spaces of the Prime Minister's dial, clockwise: [consequence, target, window tax]. */
export const DIAL = [
  ["power", "manufacturing", 0],
  ["tax", "company_share", 0],
  ["power", "shipping", 0],
  ["tax", "social", 1],
  ["power", "company_share", 0],
  ["bonus", "manufacturing", 0],
  ["power", "shipping", 0],
  ["power", "social", 0],
  ["tax", "shipping", 1],
  ["bonus", "company_share", 0],
  ["tax", "manufacturing", 0],
  ["bonus", "manufacturing", 0],
  ["tax", "social", 1],
  ["tax", "shipping", 0],
];

/** Laws: what its policy must match, the votes it starts with, the extra family action, and whether it is a dilemma. */
export const LAWS = {
  calico_acts: { policy: "manufacturing", support: 1, extra: "purchase_workshop" },
  envoy_to_china: { policy: "shipping", support: -3 },
  army_spending: { policy: "policy.tax", support: -4, extra: "enlist_officer" },
  board_of_control: { policy: "policy.power", support: 0 },
  debt_restructure: { policy: "policy.tax", support: -3, extra: "seek_share" },
  inclosure_acts: { policy: "policy.bonus", support: -4 },
  tenure_limits: { policy: "policy.power", support: 0, extra: "enlist_writer" },
  sepoy_recruitment: { policy: "policy.bonus", support: -3 },
  ship_subsidy: { policy: "policy.tax", support: -3, extra: "purchase_shipyard" },
  trade_regulations: { policy: "shipping", support: -1 },
  zamindar_taxes: { policy: "company_share", support: -2 },
  treasure_reform: { policy: "company_share", support: -3 },
  governor_general: { policy: "shipping", support: 1 },
  industry_subsidy: { policy: "policy.tax", support: -3 },
  writer_privileges: { policy: "manufacturing", support: -3 },
  window_tax_repeal: { policy: "social", support: -5, extra: "purchase_luxury" },
  military_oversight: { policy: "company_share", support: 5 },
  writer_graft_reform: { policy: "policy.power", support: 0 },
  company_aids_government: { policy: "policy.power", support: 1 },
  royal_protection: { policy: "social", support: -3 },
  public_demands_impeachment: { policy: "company_share", support: 1, dilemma: 1 },
  old_ideas_made_new: { policy: "", support: 0, dilemma: 1 },
  relief_demanded_for_indian_famine: { policy: "policy.tax", support: 1, dilemma: 1 },
  masses_demand_franchise: { policy: "social", support: 1, dilemma: 1 },
  war_against_france: { policy: "policy.tax", support: 1, dilemma: 1 },
  deregulation: { policy: "", support: 0 },
};

/** Prestige and blackmail cards: kind, the type of an enterprise, points, discount on a retirement, power, votes, and the votes
 * that it has while the policy is on one of its targets. */
export const CARDS = {
  mr_rochester: { kind: "spouse", vp: 2, discount: 2 },
  esther_summerson: { kind: "spouse", vp: 2, discount: 1 },
  john_thorpe: { kind: "spouse", vp: 2, discount: 2 },
  violet_effingham: { kind: "spouse", vp: 2, discount: 1 },
  joseph_sedley: { kind: "spouse", vp: 2, discount: 1 },
  becky_sharp: { kind: "spouse", power: 2 },
  william_collins: { kind: "spouse", vp: 2, discount: 1 },
  lady_glencora: { kind: "spouse", vp: 2, discount: 2 },
  lord_highgate: { kind: "spouse", vp: 3, discount: 2 },
  lady_newcome: { kind: "spouse", vp: 3, discount: 2 },
  shipbuilders: { kind: "enterprise", type: "shipping" },
  tax_collectors: { kind: "enterprise", type: "manufacturing" },
  labour_newspaper: { kind: "enterprise", type: "manufacturing", favoured: [4, ["manufacturing", "shipping"]] },
  foundry: { kind: "enterprise", type: "manufacturing" },
  stock_broker: { kind: "enterprise", type: "social" },
  social_magazine: { kind: "enterprise", type: "social", favoured: [4, ["social", "company_share"]] },
  scottish_castle: { kind: "enterprise", type: "social", power: 3 },
  rotten_borough_1: { kind: "enterprise", type: "social", votes: 3 },
  rotten_borough_2: { kind: "enterprise", type: "social", votes: 3 },
  rotten_borough_3: { kind: "enterprise", type: "social", votes: 3 },
  prime_ministers_ear: { kind: "blackmail", power: 2 },
  company_fraud: { kind: "blackmail" },
  letters_of_introduction: { kind: "blackmail", power: 1 },
  scandal_on_leadenhall_street: { kind: "blackmail", power: 2 },
  scandal_in_india: { kind: "blackmail", power: 2 },
  hiring_preference: { kind: "blackmail", power: 1 },
  envoy_to_the_mughals: { kind: "blackmail" },
  mercantile_connection: { kind: "blackmail", power: 1 },
  diplomatic_connection: { kind: "blackmail", power: 2 },
  man_on_the_inside: { kind: "blackmail", power: 1 },
};

/** What the family actions cost that have a printed price. */
export const PRICES = {
  enlist_writer: 0,
  enlist_officer: 0,
  purchase_luxury: 4,
  purchase_shipyard: 2,
  purchase_workshop: 5,
};
