export default async (session) => {
  const { moved } = await import(new URL("boards/john_company_second.js", document.baseURI));
  const after = structuredClone(session.view);
  const order = after.board.regions.flatMap((one) => one.orders).find((one) => !one.filled);
  Object.assign(order, { filled: true, by: "madras", writer: 0 });
  moved(document.getElementById("stage"), session.view, after, 1);
  return document.querySelectorAll("#stage .travels").length;
};
