// Where the parts of the table lie.
export default () =>
  Array.from(
    document.querySelectorAll(
      ".masthead, .decision, .deciding, #ask, #stage, #stage > *, .players, .player, .rail, .nav, .foot",
    ),
    (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.className, x, y, width, height];
    },
  );
