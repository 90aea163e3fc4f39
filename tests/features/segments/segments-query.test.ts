import { expect, test } from "vitest";
import { segmentsQuery } from "../../../src/features/segments/segments-query.ts";
import { SEGMENTS_RULES } from "../../../src/features/segments/segments-rules.ts";
import { isNarrowed, readView } from "../../../src/ui/view-state.ts";

const ask = (address: string) => segmentsQuery(readView(address, SEGMENTS_RULES));

test("the list asks for its first ten by name", () => {
  expect(ask("")).toEqual({ $limit: 10, $skip: 0, $sort: { name: 1 } });
});

test("page, size, order and search go to the platform", () => {
  expect(ask("page=3&size=25&sort=-createdAt&q=cards")).toEqual({ $limit: 25, $skip: 50, $sort: { createdAt: -1 }, $search: "cards" });
});

test("what narrows the list goes to the platform, in its grammar", () => {
  expect(ask("is.channels=video,audio&is.visibility=hidden&is.type=event")).toMatchObject({ channels: { $in: ["video", "audio"] }, visibility: { $in: ["hidden"] }, type: { $in: ["event"] } });
});

test("from a recording and made here together are no condition", () => {
  expect(ask("is.imported=yes").imported).toBe(true);
  expect(ask("is.imported=no").imported).toBe(false);
  expect(ask("is.imported=yes,no")).not.toHaveProperty("imported");
});

test("only what leaves rows out counts as narrowing", () => {
  const narrowed = (address: string) => isNarrowed(readView(address, SEGMENTS_RULES));
  expect([narrowed(""), narrowed("page=2&sort=-name&colour=blue"), narrowed("q=x"), narrowed("is.type=event")]).toEqual([false, false, true, true]);
});
