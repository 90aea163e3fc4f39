import fc from "fast-check";
import { expect, test } from "vitest";
import { folded, foundIn } from "../../../src/app/shell/palette/found.ts";
import { anyCharacter } from "../../support/any-character.ts";

const word = fc.stringMatching(/^[a-zéñç]{1,12}$/u);
const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(" "));

test("some letters of a name find it, whatever their accents and capitals", () => {
  expect(["sal", "SÁL", "émotion", "Emo"].map((typed) => foundIn("Émotion Sales", typed)?.distance)).toEqual([1, 1, 0, 0]);
  expect(foundIn("Sales", "support")).toBeNull();
});

test("one slip is forgiven in a word that is long enough, and two are not", () => {
  expect(["segmnets", "sgments", "segmennts", "segmants"].map((typed) => foundIn("Segments", typed) !== null)).toEqual([true, true, true, true]);
  expect(["sgmnts", "tga", "xegments"].map((typed) => foundIn("Segments Tags", typed))).toEqual([null, null, null]);
});

test("every part of a name finds it, and what is marked is what was typed", () => {
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), (name, a, b) => {
      const [from, to] = [a % name.length, b % name.length].toSorted((x, y) => x - y);
      const typed = name.slice(from, (to ?? 0) + 1).trim();
      const found = foundIn(name, typed);
      expect(found).not.toBeNull();
      const words = folded(typed).split(/\s+/u).filter(Boolean);
      expect(found!.hits.map(([start, end]) => folded(name.slice(start, end))).toSorted()).toEqual(words.toSorted());
    }),
  );
});

test("a folded text is as long as the text, whatever stands in it", () => {
  fc.assert(fc.property(fc.string({ unit: anyCharacter }), (any) => {
    expect(folded(any).length).toBe(any.length);
  }));
});
