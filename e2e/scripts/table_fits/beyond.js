export default () => {
  const log = document.getElementById("log");
  const edge = log.getBoundingClientRect().left + log.clientWidth;
  const parts = [...log.querySelectorAll(".said, .refs, .logdice, h3 span")];
  const beyond = parts.filter((one) => one.getBoundingClientRect().right > edge);
  return [log.scrollWidth - log.clientWidth, beyond.map((one) => one.textContent)];
};
