import { expect, test } from "vitest";
import { soughtIn, withSought } from "../../../src/features/replay/inspector/events-sought.ts";

const SOUGHT = {
  which: "all",
  filters: [
    { field: "type", operator: "is", values: ["queue-created", "queue-abandoned"] },
    { field: "agent", operator: "is", values: ["65a0000000000000000000b1"] },
  ],
  text: "c-1, &",
} as const;

test("keeps the search in the address beside all other parameters, and reads it back unchanged", () => {
  const query = withSought("at=7&filter=segment%3Ais%3ASales", SOUGHT);
  expect(query).toMatch(/^at=7&filter=segment%3Ais%3ASales&events=all&/);
  expect(soughtIn(query)).toEqual(SOUGHT);
  expect(soughtIn(withSought(query, { text: "" }))).toEqual({ ...SOUGHT, text: "" });
});

test("leaves the address unchanged without a search", () => {
  expect(withSought(withSought("at=7", SOUGHT), { which: "around", filters: [], text: "" })).toBe("at=7");
  expect(soughtIn("events=none&event-type=,&event-other=x")).toEqual({
    which: "around",
    filters: [],
    text: "",
  });
});
