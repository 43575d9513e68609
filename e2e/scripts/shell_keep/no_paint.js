export default () => {
  window.requestAnimationFrame = () => 0;
};
