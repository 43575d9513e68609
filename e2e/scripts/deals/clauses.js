export default (session) => session.now.deals.open.at(-1).clauses;
