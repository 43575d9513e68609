// @ts-check
/**
 * The answer, if it is one: what a missing file is answered with must not be taken for the file.
 * @param {string | URL} url
 */
export async function fetched(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return answer;
}
