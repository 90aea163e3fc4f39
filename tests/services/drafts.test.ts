import { expect, test } from "vitest";
import { draftAt, dropDrafts } from "../../src/services/drafts.ts";
import { MemoryStorage } from "../support/memory-storage.ts";

test("finds a draft for the same user at the same form, and for no other user", () => {
  const storage = new MemoryStorage();
  const draft = { at: 1, base: { _id: "t", version: 3 }, values: { label: "half" } };
  draftAt(storage, ["account", "ada", "/tags", "t"]).keep(draft);
  expect(draftAt(storage, ["account", "ada", "/tags", "t"]).read()).toEqual(draft);
  for (const place of [
    ["account", "bo", "/tags", "t"],
    ["other", "ada", "/tags", "t"],
    ["account", "ada", "/tags", "new"],
  ])
    expect(draftAt(storage, place).read()).toBeNull();
});

test("ignores unreadable drafts, and loses nothing else when the storage is full", () => {
  const storage = new MemoryStorage();
  for (const text of [
    "{",
    "null",
    "1",
    '{"at":"x","base":null,"values":{}}',
    '{"at":1,"values":null,"base":null}',
  ]) {
    storage.setItem("switchboard.draft.a", text);
    expect(draftAt(storage, ["a"]).read()).toBeNull();
  }
  const full = {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(() => draftAt(full, ["a"]).keep({ at: 1, base: null, values: {} })).not.toThrow();
});

test("removes every draft on sign-out, and nothing else", () => {
  const storage = Object.assign(
    Object.create({
      removeItem(key: string) {
        delete (this as Record<string, unknown>)[key];
      },
    }),
    { "switchboard.draft.a": "1", "switchboard.draft.b": "2", "switchboard.session": "3" },
  ) as Storage; // as browsers have it: what is kept are its members
  dropDrafts(storage);
  expect(Object.keys(storage)).toEqual(["switchboard.session"]);
});
