export default (session) => session.view.decision.slots.every(({ least }) => least === 0);
