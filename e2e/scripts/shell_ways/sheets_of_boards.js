export default () => Array.from(document.styleSheets).filter(({ href }) => href?.includes("/boards/")).length;
