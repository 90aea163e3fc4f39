import { expect, test } from "vitest";
import {
  recordsSoughtIn,
  withRecordsSought,
} from "../../../src/features/replay/inspector/use-record-filter.ts";

const SOUGHT = { kinds: ["intent", "exchange"], text: "segments 503 &" };

test("what is looked for among a console's records stands in the address beside all else, and is read from there as it was", () => {
  const query = withRecordsSought("at=t7&event-text=ana", SOUGHT);
  expect(query).toMatch(/^at=t7&event-text=ana&record-kind=/);
  expect(recordsSoughtIn(query)).toEqual(SOUGHT);
  expect(recordsSoughtIn(withRecordsSought(query, { kinds: [] }))).toEqual({ ...SOUGHT, kinds: [] });
});

test("where nothing is looked for, the address says nothing of it", () => {
  expect(withRecordsSought(withRecordsSought("at=t7", SOUGHT), { kinds: [], text: "" })).toBe("at=t7");
  expect(recordsSoughtIn("record-kind=,")).toEqual({ kinds: [], text: "" });
});
