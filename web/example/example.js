// @ts-check
// The example page: asks the table, and writes down what the table says.
/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @type {any} */
const table = part("table");
const said = part("said");

/** @param {string} text */
function write(text) {
  const line = document.createElement("li");
  line.textContent = text;
  said.append(line);
}

for (const type of ["ready", "opened", "position", "result", "puzzle", "error"]) {
  table.addEventListener(
    `leadenhall-${type}`,
    (/** @type {CustomEvent} */ { detail: { position, card, code, result } }) => {
      const facts = [position !== undefined && `move ${position}`, card?.place, code, result?.text].filter(Boolean);
      write([type, ...facts].join(" · "));
    },
  );
}

part("open").addEventListener("click", () => table.open());
part("ask").addEventListener("click", async () => {
  try {
    const { position, save } = await table.position();
    write(`asked · move ${position} · ${save.length} characters`);
  } catch (/** @type {any} */ problem) {
    write(`asked · ${problem.message}`);
  }
});
