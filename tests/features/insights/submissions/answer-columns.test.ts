import { expect, test } from "vitest";
import { formatsOf } from "../../../../i18n/formats.ts";
import { loadAllLocalesAsync, loadNamespaceAsync } from "../../../../i18n/i18n-util.async.ts";
import { i18nObject } from "../../../../i18n/i18n-util.ts";
import type { FormSubmission } from "../../../../openapi/generated/console.ts";
import { answerColumns } from "../../../../src/features/insights/submissions/answer-columns.ts";
import { sheetOf } from "../../../../src/resource/records/export/sheet-of.ts";

await loadAllLocalesAsync();
await loadNamespaceAsync("en", "submissions");
await loadNamespaceAsync("en", "lists");
const words = { say: i18nObject("en"), formats: formatsOf("en", "Europe/Madrid") };

type Answers = NonNullable<FormSubmission["answers"]>;
const NOTES = { _id: "65a0f0200000000000000001", name: "Notes" };
const AUDIT = { _id: "65a0f0200000000000000002", name: "Audit" };
const answer = (
  name: string,
  value: Answers[number]["value"],
  more: Partial<Answers[number]> = {},
): Answers[number] => ({ name, label: name.toUpperCase(), type: "text", value, ...more });
const filled = (at: string, form: FormSubmission["form"], ...answers: Answers): FormSubmission => ({
  _id: `65a0f02300000000000${at.replaceAll(/\D/g, "").slice(0, 5)}`,
  form,
  kind: "agent-form",
  answers,
  segment: null,
  user: null,
  call: "k1",
  createdAt: `${at}T10:00:00.000Z`,
});

const fileOf = (...rows: FormSubmission[]) =>
  sheetOf(answerColumns(rows, words), rows, "Europe/Madrid", {
    moment: (head) => head,
    minutes: (head) => head,
    percent: (head) => head,
  });
const answersIn = (...rows: FormSubmission[]) => {
  const { heads, rows: cells } = fileOf(...rows);
  return [heads.slice(5), ...cells.map((row) => row.slice(5))];
};

test("writes time and agent into the file, followed by the answers to each question", () => {
  const row = {
    ...filled("2026-05-03", NOTES, answer("outcome", "solved")),
    user: { _id: "65a0f0010000000000000005", name: "Ada Moreau" },
  };
  expect(fileOf(row)).toEqual({
    heads: ["Received", "Form", "Agent", "Segment", "Call", "OUTCOME"],
    rows: [[{ clock: "2026-05-03T12:00" }, "Notes", "Ada Moreau", null, "k1", "solved"]],
  });
});

test("a question that was put into other words is one column, headed as it was asked the last time", () => {
  expect(
    answersIn(
      filled("2026-05-03", NOTES, answer("outcome", "solved", { label: "How did it end?" })),
      filled("2026-05-02", NOTES, answer("outcome", "open", { label: "Outcome" }), answer("note", "n")),
    ),
  ).toEqual([
    ["How did it end?", "NOTE"],
    ["solved", null],
    ["open", "n"],
  ]);
});

test("numbers stay numbers, unless the question was once another one; lists and ticks are words", () => {
  expect(
    answersIn(
      filled(
        "2026-05-03",
        NOTES,
        answer("score", 9, { type: "nps" }),
        answer("size", 1_234.5, { type: "number" }),
        answer("some", ["a", "b"], { type: "multiselect" }),
        answer("done", true, { type: "checkbox" }),
      ),
      filled("2026-05-02", NOTES, answer("score", null, { type: "nps" }), answer("size", "XL")),
    ),
  ).toEqual([
    ["SCORE", "SIZE", "SOME", "DONE"],
    [9, "1,234.5", "a and b", "Yes"],
    [null, "XL", null, null],
  ]);
});

test("writes choices with their labels of that time, without their ids", () => {
  expect(
    answersIn(
      filled(
        "2026-05-03",
        NOTES,
        answer("outcome", "o1", { type: "radio", words: ["Solved"] }),
        answer("topics", ["t2", "t1"], { type: "multiselect", words: ["Fees", "Cards"] }),
        answer("none", null, { type: "select", words: [] }),
      ),
    ),
  ).toEqual([
    ["OUTCOME", "TOPICS", "NONE"],
    ["Solved", "Fees and Cards", null],
  ]);
});

test("separates questions of different forms, and equally worded questions of one form", () => {
  const rows = [
    filled("2026-05-03", NOTES, answer("a", "1", { label: "Why?" }), answer("b", "2", { label: "Why?" })),
    filled("2026-05-02", AUDIT, answer("a", "3", { label: "Why?" })),
  ] as const;
  expect(answersIn(...rows)).toEqual([
    ["Audit: Why?", "Notes: Why? (a)", "Notes: Why? (b)"],
    [null, "1", "2"],
    ["3", null, null],
  ]);
  expect(answersIn(rows[0])[0]).toEqual(["Why? (a)", "Why? (b)"]);
});

test("identifies the questions of a deleted form by id", () => {
  expect(
    answersIn(
      filled("2026-05-03", NOTES._id, answer("a", "1")),
      filled("2026-05-02", AUDIT._id, answer("a", "2")),
    )[0],
  ).toHaveLength(2);
});
