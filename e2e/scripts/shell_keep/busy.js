// Lets nothing else run for so many milliseconds, from the next task on.
export default (milliseconds) => {
  setTimeout(() => {
    for (const end = performance.now() + milliseconds; performance.now() < end; );
  }, 0);
};
