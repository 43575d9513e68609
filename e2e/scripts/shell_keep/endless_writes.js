export default () => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...values) {
    const request = put.apply(this, values);
    const more = () => {
      this.count().onsuccess = more;
    };
    more();
    window.writing = true;
    return request;
  };
};
