export default () => {
  document.body.append(Object.assign(document.createElement("iframe"), { src: "./index.html", id: "whole" }));
};
