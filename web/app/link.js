// Links that carry a set-up or a whole position in their fragment, which browsers never send to a server: JSON, deflated, base64url.
const VERSION = 1;
/** A fragment may come from anyone: what it unpacks to is bounded. */
const LIMIT = 8_000_000;
/** Longer links are cut by chat programs and refused by some browsers. */
export const COMFORTABLE = 30_000;

export class BadLink extends Error {}

function toBase64(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const fromBase64 = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

async function unpacked(bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const chunks = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > LIMIT) {
      await reader.cancel();
      throw new BadLink("too long");
    }
    chunks.push(part.value);
  }
  return new Blob(chunks).text();
}

/** `content` is {kind: "setup", …} or {kind: "table", title, save, card}. */
export async function pack(content) {
  const stream = new Blob([JSON.stringify({ v: VERSION, ...content })]).stream();
  const packed = await new Response(stream.pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer();
  return toBase64(new Uint8Array(packed));
}

/** The content of a code; throws BadLink for anything that `pack` did not make. */
export async function unpack(code) {
  let content;
  try {
    content = JSON.parse(await unpacked(fromBase64(code)));
  } catch (problem) {
    throw problem instanceof BadLink ? problem : new BadLink(problem.message);
  }
  if (content?.v !== VERSION) throw new BadLink("version");
  if (content.kind === "setup" && typeof content.game === "string") return content;
  if (content.kind === "table" && typeof content.save === "string") return content;
  throw new BadLink("kind");
}

/** What a poster or a preview says about a view, without the engine. */
export function cardOf({ meta, place, seats, waiting }) {
  return {
    game: meta.title,
    place: [place.turnText, place.chain?.find(({ state }) => state === "now")?.text].filter(Boolean).join(", "),
    waiting: waiting.slice(0, 1).map(({ name, text }) => ({ name, text }))[0] ?? null,
    seats: seats.map(({ name, house, score }) => ({ name, house, score })),
  };
}

export const addressOf = (kind, code, page = "index.html") => new URL(`../${page}#/${kind}/${code}`, import.meta.url).href;
