export default () => {
  const table = document.createElement("leadenhall-table");
  table.setAttribute("game", "auction_house");
  document.getElementById("table").replaceWith(table);
  table.id = "other";
  table.addEventListener("leadenhall-opened", () => {
    document.documentElement.dataset.opened = "yes";
  });
  table.position().catch(({ message }) => {
    document.documentElement.dataset.refused = message;
  });
  table.open();
};
