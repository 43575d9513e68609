export default () => {
  const table = document.getElementById("table");
  table.setAttribute("game", "east_india_companies");
  table.setAttribute("seed", "8");
};
