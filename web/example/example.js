// The example page: asks the table, and writes down what the table says.
const table = document.getElementById("table");
const said = document.getElementById("said");

/** @param {string} text */
function write(text) {
  const line = document.createElement("li");
  line.textContent = text;
  said.append(line);
}

for (const type of ["ready", "opened", "position", "result", "error"]) {
  table.addEventListener(`leadenhall-${type}`, ({ detail: { position, card, code, result } }) => {
    const facts = [position !== undefined && `move ${position}`, card?.place, code, result?.text].filter(Boolean);
    write([type, ...facts].join(" · "));
  });
}

document.getElementById("open").addEventListener("click", () => table.open());
document.getElementById("ask").addEventListener("click", async () => {
  try {
    const { position, save } = await table.position();
    write(`asked · move ${position} · ${save.length} characters`);
  } catch (problem) {
    write(`asked · ${problem.message}`);
  }
});
