/** What reads from right to left, and what turns whatever stands around it. */
const TURNING =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const OPENING = /[\u2066-\u2068]/;
const OPENED = "\u2068";
const CLOSED = "\u2069";

/**
 * A name that stands beside other words and turns none of them, whatever somebody put into it; most names are
 * given back as they are.
 */
export const isolated = (name: string): string =>
  TURNING.test(name) ? `${OPENED}${balanced(name)}${CLOSED}` : name;

/** Closes what it opens, and nothing else: one sign too many would end what holds it. */
function balanced(text: string): string {
  let open = 0;
  let kept = "";
  for (const sign of text) {
    if (sign === CLOSED && open === 0) continue;
    if (OPENING.test(sign)) open++;
    if (sign === CLOSED) open--;
    kept += sign;
  }
  return kept + CLOSED.repeat(open);
}
