// What the ledger says of the last thing that the third family cannot give.
export default ({ ui }) => ui.ledger.get(ui.deal.bargain.stays[2].at(-1).rule.id).text;
