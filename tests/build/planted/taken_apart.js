const number = (target) => Number(target.split("-")[1]);
function office(value) { return value.startsWith("office/") ? value.slice("office/".length) : null; }
const swapped = (yard) => yard.id.replace("-", "/");
const last = (value) => value.endsWith("s");
const found = (text) => /order-(.*)/.exec(text);
const mixed = (x) => x.includes("/");
const rest = (x) => x.slice(PREFIX.length);
const where = { at: (x) => x.indexOf("-") };
const cut = (x) => x.replace(/s$/, "");
const odd = (x) => /^yard/.test(x);
const what = (act) => act.value[0];
const maybe = (act) => act?.value?.[1];
const moved = ({ value }) => value[0];
const shares = (act) => { const [deed, n] = act.value; return deed && n; };
const spread = (act) => sell(...act.value);
