import { expect, test } from "vitest";
import {
  recordsSoughtIn,
  withRecordsSought,
} from "../../../src/features/replay/inspector/use-record-filter.ts";

const SOUGHT = { kinds: ["intent", "exchange"], text: "segments 503 &" };

test("keeps the search of console records in the address beside all other parameters, and reads it back unchanged", () => {
  const query = withRecordsSought("at=t7&event-text=ana", SOUGHT);
  expect(query).toMatch(/^at=t7&event-text=ana&record-kind=/);
  expect(recordsSoughtIn(query)).toEqual(SOUGHT);
  expect(recordsSoughtIn(withRecordsSought(query, { kinds: [] }))).toEqual({ ...SOUGHT, kinds: [] });
});

test("leaves the address unchanged without a search", () => {
  expect(withRecordsSought(withRecordsSought("at=t7", SOUGHT), { kinds: [], text: "" })).toBe("at=t7");
  expect(recordsSoughtIn("record-kind=,")).toEqual({ kinds: [], text: "" });
});
