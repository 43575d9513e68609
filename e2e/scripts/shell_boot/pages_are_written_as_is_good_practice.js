export default (deprecated) => ({
  doctype: document.doctype?.name,
  standards: document.compatMode,
  charset: document.characterSet,
  lang: document.documentElement.lang,
  title: document.title.length > 0,
  zooms: !/user-scalable|maximum-scale/.test(document.querySelector("meta[name=viewport]").content),
  secure: isSecureContext,
  deprecated: document.querySelectorAll(deprecated).length,
  unsized: [...document.images].filter((one) => !one.width || !one.height).length,
  pastable: ![...document.querySelectorAll("input")].some((one) => one.onpaste),
});
