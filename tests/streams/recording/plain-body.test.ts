import { expect, test } from "vitest";
import { plainBody } from "../../../streams/recording/plain-body.ts";

test("numbers, truths and choices that the contract knows stay, and texts, ids and times go", () => {
  expect(
    plainBody({
      total: 2,
      skip: 0,
      limit: 10,
      data: [
        {
          _id: "65a0f0020000000000000001",
          name: "Núria",
          version: 3,
          createdAt: "2026-01-01T00:00:00Z",
          lang: "es",
        },
      ],
    }),
  ).toEqual({
    total: 2,
    skip: 0,
    limit: 10,
    data: [{ version: 3, lang: "es" }],
  });
});

test("removes members unknown to the contract with all their contents", () => {
  expect(
    plainBody({
      "secret words": { total: 1 },
      constructor: { version: 1 },
      __proto__: { version: 1 },
      pin: 123456,
      phone: 34600000000,
      total: 1,
    }),
  ).toEqual({ total: 1 });
});

test("a text is kept where it is a choice of that member and nowhere else", () => {
  expect(plainBody({ lang: "es", name: "es", strategy: "local", email: "local" })).toEqual({
    lang: "es",
    strategy: "local",
  });
  expect(plainBody({ lang: "my password", total: "3", data: "x" })).toEqual({});
});

test("returns nothing for a value that is not an object", () => {
  expect([plainBody("secret"), plainBody(123456), plainBody(null), plainBody([["secret"], "x"])]).toEqual([
    undefined,
    undefined,
    undefined,
    [[]],
  ]);
});

test("of a long list the first twenty stand for all", () => {
  expect(plainBody({ data: Array.from({ length: 50 }, (_, version) => ({ version })) })).toEqual({
    data: Array.from({ length: 20 }, (_, version) => ({ version })),
  });
});
