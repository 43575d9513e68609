// The sections that the viewer has and an onlooker has not, or has otherwise, as text.
export default (session) => {
  const [own, all] = [session.viewOf(session.viewer).set, session.viewOf(null).set];
  return Object.entries(own)
    .filter(([name, value]) => name.startsWith("board/") && JSON.stringify(value) !== JSON.stringify(all[name]))
    .map(([, value]) => JSON.stringify(value));
};
