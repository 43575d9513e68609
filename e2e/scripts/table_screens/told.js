export default (s) => {
  const told = document.createElement("span");
  told.className = "delta gain";
  told.textContent = "+6";
  document.getElementById("motion").append(told);
};
