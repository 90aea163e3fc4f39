import fc from "fast-check";
import { expect, test } from "vitest";
import type { PaletteItem } from "../../../src/app/shell/palette/palette-item.ts";
import { grouped, ranked } from "../../../src/app/shell/palette/ranked.ts";

const item = (label: string, more: Partial<PaletteItem> = {}): PaletteItem => ({
  id: label,
  group: "Pages",
  label,
  icon: "tag",
  act: { href: "/" },
  ...more,
});
const labels = (items: readonly PaletteItem[], typed: string, recent: readonly string[] = []) =>
  ranked(items, typed, recent).map((one) => one.item.label);

test("ranks matches at the beginning before those at a word, inside, or behind the name", () => {
  const items = [
    item("Links", { detail: "Organisation tags" }),
    item("Montages"),
    item("New tag"),
    item("Tags"),
    item("Users"),
  ];
  expect(labels(items, "tag")).toEqual(["Tags", "New tag", "Montages", "Links"]);
});

test("ranks the recently used first among equally close matches, but never before closer ones", () => {
  const items = [item("Segments"), item("Settings"), item("My Settings")];
  expect(labels(items, "se")).toEqual(["Segments", "Settings", "My Settings"]);
  expect(labels(items, "se", ["Settings", "My Settings"])).toEqual(["Settings", "Segments", "My Settings"]);
});

test("the same lines come under their headings, none lost and none twice", () => {
  const any = fc.record({
    label: fc.string({ minLength: 1 }),
    group: fc.constantFrom("Pages", "Actions", "Tags"),
  });
  fc.assert(
    fc.property(fc.array(any), fc.string(), (made, typed) => {
      const lines = ranked(
        made.map(({ label, group }, index) => item(label, { id: String(index), group })),
        typed,
        [],
      );
      const groups = grouped(lines);
      expect(
        groups
          .flatMap((group) => group.lines)
          .map((line) => line.item.id)
          .toSorted(),
      ).toEqual(lines.map((line) => line.item.id).toSorted());
      expect(new Set(groups.map(({ group }) => group)).size).toBe(groups.length);
    }),
  );
});
