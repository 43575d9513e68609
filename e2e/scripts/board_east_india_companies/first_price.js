export default (session) => {
  const { slots } = session.view.decision;
  return slots[session.ui.draft.value.findIndex((n) => n > 0)].params.prices[0];
};
