export default async (s, stood) => {
  const click = (detail) => {
    document.getElementById("confirm").dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
  };
  click(1);
  // this one is made while the answered question is still on the screen
  click(1);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  s.ui.draft.since = performance.now() - stood;
  click(2);
  return s.now.meta.position;
};
