// @ts-check
// The faces of the page: the first screen waits for them, though not for ever.

/** The faces that every screen is set in. */
const FACES = [
  '400 1em "Libre Caslon Text"',
  'italic 400 1em "Libre Caslon Text"',
  ...[400, 500, 700].map((weight) => `${weight} 1em "Alegreya Sans"`),
];
/** A face that is later than all else by this has its place taken by another until it comes. */
const FACES_MS = 1200;

/** The first screen is drawn in its own faces, so that nothing moves when they come. */
export const facesHere = () =>
  Promise.race([
    Promise.allSettled(FACES.map((face) => document.fonts.load(face))),
    new Promise((done) => setTimeout(done, FACES_MS)),
  ]);
