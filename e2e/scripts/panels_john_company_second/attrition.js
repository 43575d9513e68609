// The lines of this turn that tell of attrition.
export default (session) =>
  session.log.filter((line) => line.code === "london.attrition" && line.place.turn === session.view.place.turn);
