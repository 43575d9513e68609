// Elements that the options of the question name and that are not to be seen on the stage.
export default (session) => {
  const { decision } = session.now;
  const offered = decision.options ?? decision.slots ?? decision.items ?? [];
  const targets = [...new Set(offered.map((one) => one.target).filter(Boolean))];
  const standing = (id) => [...document.querySelectorAll(`#stage [data-target="${CSS.escape(id)}"]`)];
  return targets.filter((id) => !standing(id).some((one) => one.checkVisibility()));
};
