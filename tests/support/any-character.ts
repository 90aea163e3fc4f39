import fc from "fast-check";

/** UTF-16's surrogates are not characters. */
const [FIRST_SURROGATE, SURROGATES] = [0xd800, 0x800];

/**
 * Any Unicode character: what `unit: "binary"` means as well, which however takes two seconds to be ready.
 */
export const anyCharacter = fc.nat(0x10ffff - SURROGATES).map(
  (place) => String.fromCodePoint(place < FIRST_SURROGATE ? place : place + SURROGATES),
  (character) => {
    const code = typeof character === "string" ? character.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== character) throw new Error("not one character");
    return code < FIRST_SURROGATE ? code : code - SURROGATES;
  },
);
