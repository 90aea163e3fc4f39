import { expect, test } from "vitest";
import { nameHasher } from "../../../server/auth/typed-name.ts";

const kept = nameHasher(new Uint8Array(32).fill(1));

test("a name is kept alike however it is typed, and otherwise on a platform with another key", () => {
  expect(kept(" Ana@Example.com")).toBe(kept("ana@example.com"));
  expect(kept("ana@example.com")).not.toBe(kept("ana@example.org"));
  expect(nameHasher(new Uint8Array(32).fill(2))("ana@example.com")).not.toBe(kept("ana@example.com"));
});
