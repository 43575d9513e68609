// What those that are to be seen have in these of their data, joined.
export default ([selector, names]) =>
  [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) =>
      names
        .map((name) => one.dataset[name] ?? "")
        .join(" ")
        .trim(),
    );
