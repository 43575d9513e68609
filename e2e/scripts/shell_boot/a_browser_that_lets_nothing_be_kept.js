IDBFactory.prototype.open = () => {
  throw new DOMException("forbidden here", "SecurityError");
};
