IDBObjectStore.prototype.put = () => {
  throw new DOMException("no", "DataError");
};
