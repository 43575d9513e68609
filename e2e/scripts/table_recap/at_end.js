export default () => {
  const log = document.getElementById("log");
  return log.scrollHeight - log.scrollTop - log.clientHeight < 2;
};
