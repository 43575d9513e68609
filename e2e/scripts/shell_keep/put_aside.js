/** A page is put aside while it writes, and comes back: how the write ended, what was kept meanwhile, and what in the end. */
export default async (id) => {
  const { keepRecord, recordOf } = await import(new URL("app/keep/shelf.js", document.baseURI));
  const record = await recordOf(id);
  const begun = new Promise((done) => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...given) {
      IDBDatabase.prototype.transaction = transaction;
      const one = transaction.apply(this, given);
      done(one);
      return one;
    };
  });
  const writing = keepRecord({ ...record, title: "Come back" });
  const transaction = await begun;
  const ended = new Promise((done) => {
    for (const end of ["complete", "abort"]) transaction.addEventListener(end, () => done(end));
  });
  dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  const end = await ended;
  const meanwhile = await new Promise((done) => {
    const asked = transaction.db.transaction("games").objectStore("games").get(id);
    asked.onsuccess = () => done(asked.result.title);
  });
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await writing;
  return [end, meanwhile === record.title, (await recordOf(id)).title];
};
