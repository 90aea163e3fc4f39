import { expect, test } from "vitest";
import { keepColumns, readKeptColumns } from "../../src/services/kept-columns.ts";
import { MemoryStorage } from "../support/memory-storage.ts";

const NOTHING = { columns: null, widths: null };

test("keeps the columns of each list for each user, and forgets the default ones", () => {
  const storage = new MemoryStorage();
  const mine = { columns: ["name", "city"], widths: { name: 240 } };
  keepColumns(storage, "ada", "/contacts", mine);
  keepColumns(storage, "ada", "/tags", { columns: ["label"], widths: null });
  expect(readKeptColumns(storage, "ada", "/contacts")).toEqual(mine);
  expect(readKeptColumns(storage, "bob", "/contacts")).toEqual(NOTHING);
  keepColumns(storage, "ada", "/contacts", NOTHING);
  expect(readKeptColumns(storage, "ada", "/contacts")).toEqual(NOTHING);
  expect(readKeptColumns(storage, "ada", "/tags").columns).toEqual(["label"]);
});

test("keeps the columns of a list that has moved, until the user chooses others", () => {
  const storage = new MemoryStorage();
  keepColumns(storage, "ada", "/account/recorded-calls", { columns: ["startedAt", "status"], widths: null });
  expect(readKeptColumns(storage, "ada", "/insights/recordings").columns).toEqual(["startedAt", "status"]);
  keepColumns(storage, "ada", "/insights/recordings", { columns: ["status"], widths: null });
  expect(readKeptColumns(storage, "ada", "/insights/recordings").columns).toEqual(["status"]);
});

test("a hundred lists are remembered; the one that was changed longest ago goes first", () => {
  const storage = new MemoryStorage();
  for (let list = 0; list <= 100; list++)
    keepColumns(storage, "ada", `/${list}`, { columns: ["name"], widths: null });
  expect(readKeptColumns(storage, "ada", "/0")).toEqual(NOTHING);
  expect(readKeptColumns(storage, "ada", "/1").columns).toEqual(["name"]);
  expect(readKeptColumns(storage, "ada", "/100").columns).toEqual(["name"]);
});

test.each([
  ["no JSON", "{"],
  ["a list", "[1]"],
  ["nothing", "null"],
  ["another shape", '{"ada /tags":{"columns":[1],"widths":{"a":"b"}}}'],
])("ignores a foreign entry in the storage (%s)", (_, text) => {
  const storage = new MemoryStorage();
  storage.setItem("switchboard.columns", text);
  expect(readKeptColumns(storage, "ada", "/tags")).toEqual(NOTHING);
  keepColumns(storage, "ada", "/tags", { columns: ["label"], widths: null });
  expect(readKeptColumns(storage, "ada", "/tags").columns).toEqual(["label"]);
});
