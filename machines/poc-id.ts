const GROUPS = /^([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})([0-9A-HJKMNP-TV-Z]{4})$/;
/** Letters that no id has, as people read the digits that look like them. */
const MISREAD: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };

/**
 * The id of a POC in what was typed or scanned, as its device writes it, or null where it is none: small
 * letters, missing dashes and misread digits are forgiven.
 */
export function pocIdIn(text: string): string | null {
  const letters = text
    .trim()
    .toUpperCase()
    .replaceAll(/(?<=\w)[ -](?=\w)/g, "")
    .replaceAll(/[OIL]/g, (letter) => MISREAD[letter] ?? letter);
  const groups = GROUPS.exec(letters);
  return groups ? groups.slice(1).join("-") : null;
}
