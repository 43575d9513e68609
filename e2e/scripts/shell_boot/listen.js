globalThis.heard = [];
const hear = (what) => heard.push([what, document.documentElement.dataset.ready ?? ""]);
let own;
Object.defineProperty(globalThis, "leadenhall", {
  configurable: true,
  get: () => own,
  set(value) {
    const { engineStarted } = value;
    value.engineStarted = (call) =>
      engineStarted((text) => {
        hear(JSON.parse(text).do);
        return call(text);
      });
    own = value;
  },
});
const register = ServiceWorkerContainer.prototype.register;
ServiceWorkerContainer.prototype.register = function (...given) {
  hear("service worker");
  return register.apply(this, given);
};
