import { expect, test } from "vitest";
import { FindingList } from "../../../streams/recording/finding-list.ts";

test("all are counted by their kind, and many of one kind keep none of another away", () => {
  const list = new FindingList();
  for (let line = 2; line < 5_002; line++) list.add([{ what: "form", line, fault: "not-json" }]);
  list.add([{ what: "gap", line: 17, from: 1, until: 4 }]);
  expect([list.found, list.counts]).toEqual([5_001, { form: 5_000, gap: 1 }]);
  expect(list.findings).toHaveLength(1_001);
  expect(list.findings[15]).toMatchObject({ what: "form", line: 17 });
  expect(list.findings[16]).toMatchObject({ what: "gap", line: 17 });
});
