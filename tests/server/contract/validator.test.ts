import { expect, test } from "vitest";
import { DOCUMENTS, follow, within } from "../../../server/contract/documents.ts";
import { faultsOf, Validator } from "../../../server/contract/validator.ts";

const SEGMENTS = "console.yaml#/components/schemas/UserChange/properties/segments";

test("checks no more faults than it reports", () => {
  let looks = 0;
  const fault = (n: number) => ({
    keyword: "additionalProperties",
    instancePath: "",
    schemaPath: "",
    get params() {
      looks += 1;
      return { additionalProperty: `m${n}` };
    },
  });
  expect(
    faultsOf(
      Array.from({ length: 10_000 }, (_, n) => fault(n)),
      "/body",
    ).map(({ pointer }) => pointer),
  ).toEqual(Array.from({ length: 20 }, (_, n) => `/body/m${n}`));
  expect(looks).toBeLessThan(100);
});

test("finds duplicates in a list of any values in one pass", () => {
  let looks = 0;
  const item = (_: unknown, n: number) => ({
    get a() {
      looks += 1;
      return n;
    },
  });
  const codes = (list: readonly unknown[]) =>
    new Set(
      faultsOf(new Validator().check(SEGMENTS)(list), "").map(({ pointer, code }) => `${pointer} ${code}`),
    );
  codes(Array.from({ length: 300 }, item));
  expect(looks).toBeLessThanOrEqual(300);
  const id = "65a0f0020000000000000001";
  expect(codes([id, id])).toEqual(new Set([" uniqueItems"]));
  expect(codes([id, "65a0f0020000000000000002"])).toEqual(new Set());
});

test("every list of the contract that holds nothing twice holds texts or numbers", () => {
  const lists = Object.entries(DOCUMENTS).flatMap(([name, document]) => listsIn(document, `${name}#`));
  expect(lists.length).toBeGreaterThan(5);
  expect(
    lists.filter(
      (place) =>
        !["string", "integer", "number"].includes(String(follow(within(place, "items")).node["type"])),
    ),
  ).toEqual([]);
});

function listsIn(node: object, place: `${string}#${string}`): (typeof place)[] {
  const below = Object.entries(node).flatMap(([name, member]) =>
    typeof member === "object" && member !== null ? listsIn(member, within(place, name)) : [],
  );
  return "uniqueItems" in node && node.uniqueItems === true ? [place, ...below] : below;
}

test("omits faults that only summarize other faults", () => {
  const language = (value: unknown) =>
    faultsOf(new Validator().check("console.yaml#/components/schemas/UserChange")({ lang: value }), "").map(
      ({ pointer, code }) => `${pointer} ${code}`,
    );
  expect(language("fr")).toEqual([]);
  expect(language(7)).toEqual(["/lang wrong-type"]);
});
