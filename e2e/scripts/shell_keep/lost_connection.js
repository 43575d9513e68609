export default () => {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = () => {
    IDBDatabase.prototype.transaction = transaction;
    throw new DOMException("closed", "InvalidStateError");
  };
};
