import { expect, test } from "vitest";
import { CHANGELOG } from "../../../src/app/shell/changelog/changelog-entries.ts";
import { isUnread, markRead } from "../../../src/app/shell/changelog/use-changelog-read.ts";
import { isNew } from "../../../src/app/shell/menu-list.tsx";
import { MemoryStorage } from "../../support/memory-storage.ts";

test("marks the changelog as unread until it is opened, and again for new entries, on the same day too", () => {
  const storage = new MemoryStorage();
  const entry = (day: string) => ({ name: "help" as const, day });
  const [first, sameDay, later] = [
    [entry("2026-11-21")],
    [entry("2026-11-21"), entry("2026-11-21")],
    [entry("2026-11-22"), entry("2026-11-21")],
  ] as const;
  expect(isUnread(storage, "ada", first)).toBe(true);
  markRead(storage, "ada", first);
  expect([first, sameDay, later].map((entries) => isUnread(storage, "ada", entries))).toEqual([
    false,
    true,
    true,
  ]);
  expect(isUnread(storage, "bob", first)).toBe(true);
});

test("lists the newest change first", () => {
  expect(CHANGELOG.map(({ day }) => day)).toEqual(
    CHANGELOG.map(({ day }) => day)
      .toSorted()
      .toReversed(),
  );
});

test("marks a page as new until its day", () => {
  const day = Date.parse("2026-11-22");
  expect([
    isNew({ newAt: "2026-11-22" }, day - 1),
    isNew({ newAt: "2026-11-22" }, day),
    isNew({}, day),
  ]).toEqual([true, false, false]);
});
