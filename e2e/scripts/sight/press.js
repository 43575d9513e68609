// Clicks the first of these that is to be seen; whether there was one.
export default (selector) => {
  const one = [...document.querySelectorAll(selector)].find((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  one?.click();
  return Boolean(one);
};
