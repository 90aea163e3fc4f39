import { expect, onTestFinished, test } from "vitest";
import { answerWords } from "../../../server/database/migrations/0026-answer-words.ts";
import { seedRecords } from "../../../server/seed/seed-records.ts";
import { testDatabase } from "../../support/database.ts";
import { ACCOUNT, OTHER_ACCOUNT } from "../../support/test-accounts.ts";

const FORM = "65a0f0990000000000000002";
const option = (id: string, label: string) => ({ id, label });

test("adds option labels from the form to earlier answers and keeps ids of removed options", async () => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  const fields = [
    {
      type: "radio",
      name: "outcome",
      label: "Outcome",
      options: [option("o1", "Solved"), option("o2", "Open")],
    },
    {
      type: "multiselect",
      name: "topics",
      label: "Topics",
      options: [option("t1", "Cards"), option("t2", "Fees")],
    },
    { type: "text", name: "note", label: "Note", options: [option("o1", "No word of a text")] },
  ];
  for (const [account, asked] of [
    [ACCOUNT, fields],
    [OTHER_ACCOUNT, []],
  ] as const)
    await seedRecords(db, account, [{ one: "Form", id: FORM, values: { name: "Notes", fields: asked } }], 0);
  const answer = (name: string, type: string, value: unknown) => ({ name, label: name, type, value });
  const answers = [
    answer("topics", "multiselect", ["t2", "gone", "t1"]),
    answer("outcome", "radio", "o2"),
    answer("again", "select", null),
    answer("note", "text", "o1"),
  ];
  const row = {
    id: "65a0f0990000000000000001",
    kind: "form" as const,
    form: FORM,
    contact: "c",
    call: null,
    segment: null,
    user_id: null,
    search: "",
    created_at: 0,
  };
  for (const account of [ACCOUNT, OTHER_ACCOUNT])
    await db
      .insertInto("form_submissions")
      .values({ ...row, account, answers: JSON.stringify(answers) })
      .execute();
  await answerWords.up(db);
  const words = async (account: string) =>
    (
      await db
        .selectFrom("form_submissions")
        .select("answers")
        .where("account", "=", account)
        .where("id", "=", row.id)
        .executeTakeFirstOrThrow()
    ).answers.map((one) => [one.name, one.words]);
  expect(await words(ACCOUNT)).toEqual([
    ["topics", ["Fees", "gone", "Cards"]],
    ["outcome", ["Open"]],
    ["again", undefined],
    ["note", undefined],
  ]);
  expect(await words(OTHER_ACCOUNT)).toEqual([
    ["topics", ["t2", "gone", "t1"]],
    ["outcome", ["o2"]],
    ["again", undefined],
    ["note", undefined],
  ]);
});
