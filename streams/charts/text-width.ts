/** Widths of characters in em, by kind, of the font of the console. */
const NARROW = /[ .,:;'’|!ijlI()[\]·]/;
const WIDE = /[mwMWÀ-Þ@%—…]|[^\p{Script=Latin}\p{N}\p{P}\p{Z}\p{S}]/u;
const UPPER = /[A-Z0-9]/;

/** Estimates the width (px) of a text, slightly too wide. Nothing can be measured without a document. */
export function textWidth(text: string, size = 12): number {
  let em = 0;
  for (const character of text)
    em += NARROW.test(character) ? 0.32 : WIDE.test(character) ? 0.92 : UPPER.test(character) ? 0.66 : 0.58;
  return em * size;
}

/** Shortens a text to a width (px) with an ellipsis. */
export function shortened(text: string, width: number, size = 12): string {
  if (textWidth(text, size) <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 1 && textWidth(`${characters.join("")}…`, size) > width) characters.pop();
  return `${characters.join("").trimEnd()}…`;
}
