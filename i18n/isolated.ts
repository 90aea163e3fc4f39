/** Right-to-left letters, and characters that change the direction of the text around them. */
const BIDIRECTIONAL =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const OPENING = /[\u2066-\u2068]/;
const OPEN = "\u2068";
const CLOSE = "\u2069";

/**
 * Isolates a name, so that its text direction does not affect the words around it. Most names are returned
 * unchanged.
 */
export const isolated = (name: string): string =>
  BIDIRECTIONAL.test(name) ? `${OPEN}${balanced(name)}${CLOSE}` : name;

/**
 * Closes every isolate that the text opens. Drops unmatched closing characters, which would end an outer
 * isolate.
 */
function balanced(text: string): string {
  let open = 0;
  let kept = "";
  for (const character of text) {
    if (character === CLOSE && open === 0) continue;
    if (OPENING.test(character)) open++;
    if (character === CLOSE) open--;
    kept += character;
  }
  return kept + CLOSE.repeat(open);
}
