// Walks through the site in the machine's Firefox, as a person with a mouse: a whole toy game, then a return to it.
// Prints one JSON line: what was met, and whatever the browser complained of.
import puppeteer from "puppeteer-core";

const [, , program, address] = process.argv;
const BOOT_MS = 60_000;
const SETTLED = '.table[data-bots="idle"] .decision[data-kind], .table.on-end';
const ONE_STEP = {
  pick: '[data-do="answer-choose"][aria-pressed="false"]',
  pick_many: '[data-do="answer-choose"][aria-pressed="false"]',
  allocate: '.slot [data-do="answer-allot"][data-by="1"]:not(:disabled)',
};

const complaints = [];
const met = new Set();

function watch(page) {
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`page error: ${error.message}`));
  page.on("request", (request) => {
    if (!/^(data:|blob:|about:)/.test(request.url()) && !request.url().startsWith(address))
      complaints.push(`foreign request: ${request.url()}`);
  });
}

/** Clicks, and goes on when the page has painted another revision. */
async function click(page, selector) {
  const before = await page.$eval("html", (html) => html.dataset.rev);
  await page.click(selector);
  await page.waitForSelector(`html[data-rev]:not([data-rev="${before}"])`);
  // a paint that was due before may have been taken for it
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
}

/** Firefox complains of fonts that were on their way when a page was left. */
async function leaveFor(page, url) {
  await page.evaluate(() => document.fonts.ready.then(() => null));
  await page.goto(url);
}

async function toLobby(page) {
  await leaveFor(page, address);
  await page.waitForSelector('html[data-ready="lobby"]', { timeout: BOOT_MS });
}

async function layToyGame(page) {
  await page.evaluate(() =>
    localStorage.setItem("leadenhall/settings", JSON.stringify({ pace: "off", motion: "off", recap: "asked" })),
  );
  await toLobby(page);
  if (await page.$('.game[data-game="auction_house"]')) await page.click('.game[data-game="auction_house"]');
  await page.waitForSelector('[data-do="draft-option"][data-option="rounds"]');
  const shortest = await page.$eval(
    '[data-do="draft-option"][data-option="rounds"]',
    (field) => field.options[1].value,
  );
  await page.select('[data-do="draft-option"][data-option="rounds"]', shortest);
  await page.click(".comp .open");
  await page.waitForSelector('html[data-ready="table"]');
}

async function answer(page) {
  await page.waitForSelector(SETTLED);
  if (await page.$(".table.on-end")) return false;
  const kind = await page.$eval(".decision", (decision) => decision.dataset.kind);
  met.add(kind);
  while (ONE_STEP[kind] && (await page.$('#confirm[aria-disabled="true"]'))) await click(page, ONE_STEP[kind]);
  await click(page, "#confirm");
  return true;
}

const browser = await puppeteer.launch({ browser: "firefox", executablePath: program, headless: true });
try {
  const page = await browser.newPage();
  watch(page);
  await toLobby(page);
  await layToyGame(page);
  let answers = 0;
  while (await answer(page)) answers += 1;
  const address_of_table = page.url();
  await leaveFor(page, "about:blank");
  await leaveFor(page, address_of_table);
  await page.waitForSelector(".table.on-end", { timeout: BOOT_MS });
  console.log(JSON.stringify({ version: await browser.version(), answers, met: [...met], complaints }));
} finally {
  await browser.close();
}
