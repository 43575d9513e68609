const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (stores, ...more) {
  if ([stores].flat().includes("games")) throw new DOMException("unreadable", "DataError");
  return transaction.call(this, stores, ...more);
};
