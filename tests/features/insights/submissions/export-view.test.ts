import { expect, test } from "vitest";
import {
  LIST_SPEC,
  SUBMISSIONS_RULES,
} from "../../../../src/features/insights/submissions/submissions-rules.ts";
import { viewOfExport } from "../../../../src/features/insights/submissions/agent-form-exports-page.tsx";
import { queryOf } from "../../../../src/resource/kit/described/described-view.ts";
import { readView, writeView } from "../../../../src/ui/view-state.ts";

const FORM = "65a0f0200000000000000001";
const RECORD = {
  name: "Notes of May",
  forms: [{ _id: FORM, name: "Notes" }],
  segments: [],
  agents: ["65a0f0010000000000000005"],
  from: "2026-05-01",
  until: "2026-05-31",
};

test("exports the submissions of the named agents and forms, between days in the account's time zone", () => {
  expect(queryOf(viewOfExport(RECORD), LIST_SPEC, "Europe/Madrid")).toMatchObject({
    kind: { $in: ["agent-form"] },
    form: { $in: [FORM] },
    user: { $in: ["65a0f0010000000000000005"] },
    createdAt: { $gte: "2026-04-30T22:00:00.000Z", $lt: "2026-05-31T22:00:00.000Z" },
    $sort: { createdAt: -1 },
  });
});

test("does not filter by criteria that an export leaves out", () => {
  const query = queryOf(
    viewOfExport({ name: "All", forms: [], segments: null, agents: [], from: null, until: "" }),
    LIST_SPEC,
    "Europe/Madrid",
  );
  expect(Object.keys(query).filter((name) => !name.startsWith("$") && name !== "populate")).toEqual(["kind"]);
});

test("the list of submissions shows the same, from its address", () => {
  const view = viewOfExport(RECORD);
  const shown = readView(writeView(view, SUBMISSIONS_RULES), SUBMISSIONS_RULES);
  expect([shown.filters, shown.ignored]).toEqual([view.filters, []]);
});
