export default (session) => {
  globalThis.given = [];
  session.do = (request) => {
    globalThis.given.push(request.answer);
    return { ok: false };
  };
  return globalThis.given;
};
