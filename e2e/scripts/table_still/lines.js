// How many lines a question takes in the bar, as it is set there.
export default (session, question) => {
  session.now.decision.text = question;
  session.composed = null;
  session.repaint();
  return new Promise((done) => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        const ask = document.querySelector("#ask");
        if (ask.title !== question) throw new Error(`It asks: ${ask.title}`);
        ask.style.display = "block";
        done(Math.round(ask.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(ask).lineHeight)));
      }, 0),
    );
  });
};
