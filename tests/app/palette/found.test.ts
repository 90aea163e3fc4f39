import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText } from "../../../openapi/formats/search-text.ts";
import { foundIn } from "../../../src/app/shell/palette/found.ts";
import { anyCharacter } from "../../support/any-character.ts";

const word = fc.stringMatching(/^[a-zéñç]{1,12}$/u);
const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(" "));

test("finds a name by some of its letters, regardless of accents and capitals", () => {
  expect(["sal", "SÁL", "émotion", "Emo"].map((typed) => foundIn("Émotion Sales", typed)?.distance)).toEqual([
    1, 1, 0, 0,
  ]);
  expect(foundIn("Sales", "support")).toBeNull();
});

test("one slip is forgiven in a word that is long enough, and two are not", () => {
  expect(
    ["segmnets", "sgments", "segmennts", "segmants"].map((typed) => foundIn("Segments", typed) !== null),
  ).toEqual([true, true, true, true]);
  expect(["sgmnts", "tga", "xegments"].map((typed) => foundIn("Segments Tags", typed))).toEqual([
    null,
    null,
    null,
  ]);
});

test("finds a name by every part of it, and marks the typed letters", () => {
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), (name, a, b) => {
      const [from, to] = [a % name.length, b % name.length].toSorted((x, y) => x - y);
      const typed = name.slice(from, (to ?? 0) + 1).trim();
      const found = foundIn(name, typed);
      expect(found).not.toBeNull();
      const words = foldText(typed).split(/\s+/u).filter(Boolean);
      expect(found!.hits.map(([start, end]) => foldText(name.slice(start, end))).toSorted()).toEqual(
        words.toSorted(),
      );
    }),
  );
});

test("marks whole letters, also where one letter represents two", () => {
  expect(foundIn("Große Straße", "strasse gross")?.hits).toEqual([
    [0, 4],
    [6, 12],
  ]);
  expect(foundIn("L’Oréal".normalize("NFD"), "l'oreal")?.hits).toEqual([[0, 8]]);
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter, maxLength: 30 }),
      fc.string({ unit: anyCharacter, maxLength: 3 }),
      (any, typed) => {
        for (const [from, to] of foundIn(any, typed)?.hits ?? [])
          expect([0 <= from, from < to, to <= any.length]).toEqual([true, true, true]);
      },
    ),
  );
});
