import { expect, test } from "vitest";
import { keepRecent, recentOf } from "../../../src/app/shell/palette/recent-items.ts";
import { MemoryStorage } from "../../support/memory-storage.ts";

const chosen = (id: string) => ({ id, label: id, href: `/${id}` });

test("lists the last choice first, once, for each user separately", () => {
  const storage = new MemoryStorage();
  for (const id of ["a", "b", "c", "a", "d", "e", "f", "g"]) keepRecent(storage, "ada", chosen(id));
  expect(recentOf(storage, "ada").map(({ id }) => id)).toEqual(["g", "f", "e", "d", "a", "c"]);
  expect(recentOf(storage, "bob")).toEqual([]);
});

test("ignores foreign entries in the storage", () => {
  const storage = new MemoryStorage();
  for (const kept of [
    "{",
    "null",
    "7",
    `[{"id":"a"}]`,
    `[{"id":"a","label":"a","href":"//elsewhere.example"}]`,
    `[{"id":"a","label":"a","href":"javascript:1"}]`,
  ]) {
    storage.setItem("switchboard.recent.ada", kept);
    expect(recentOf(storage, "ada")).toEqual([]);
  }
});
