// The button that confirms cannot be seen.
export default () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("#confirm { visibility: hidden; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};
