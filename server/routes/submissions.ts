import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import type { FormSubmission, NewFormSubmission } from "../../openapi/generated/console.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { type Fault, Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { isSurveyScale } from "../../streams/metrics/survey-answer.ts";
import { answerFault } from "../forms/answer-fault.ts";
import { type FormField, keptAnswer } from "../forms/form-field.ts";
import { newId } from "../kit/id.ts";
import { appendAudit } from "../log/append-audit.ts";
import { FloorLog, type FloorTimes, type PlatformEvent } from "../log/floor-log.ts";
import { noticeRecord } from "../log/record-notice.ts";
import { listResource, readResource } from "../kit/list.ts";
import type { Resource } from "../kit/resource.ts";

type Row = Selectable<Tables["form_submissions"]>;

/** Resource definition of submissions: how they are read, sorted and filtered. */
export const submissions: Resource<Row, FormSubmission> = {
  table: "form_submissions",
  sorts: { createdAt: sql`created_at`, kind: sql`kind collate "C"` },
  order: ["createdAt", -1],
  filters: {
    _id: { column: "id", kind: "value" },
    kind: { column: "kind", kind: "value" },
    form: { column: "form", kind: "value" },
    segment: { column: "segment", kind: "value" },
    user: { column: "user_id", kind: "value" },
    call: { column: "call", kind: "value" },
    contact: { column: "contact", kind: "value" },
    createdAt: { column: "created_at", kind: "time" },
  },
  search: "search",
  shape: (row) => ({
    _id: row.id,
    kind: row.kind,
    form: row.form,
    answers: row.answers.map(({ value, words, ...answer }) => ({
      ...answer,
      ...(words && { words: [...words] }),
      value: Array.isArray(value) ? [...value] : (value as string),
    })), // the contract allows every value
    contact: row.contact,
    call: row.call,
    segment: row.segment,
    user: row.user_id,
    createdAt: new Date(row.created_at).toISOString(),
  }),
  related: { form: "papers", segment: "segments", user: "users" },
};

interface SubmissionServices {
  readonly db: Kysely<Tables>;
  readonly now: () => number;
  readonly floorTimes: () => FloorTimes;
}

/**
 * Form submissions of customers and agents. Other systems post them. Users who can write forms can delete
 * submissions, but not change them.
 */
export const submissionRoutes = ({
  db,
  now,
  floorTimes,
}: SubmissionServices): Handlers<
  "listFormSubmissions" | "createFormSubmission" | "readFormSubmission" | "removeFormSubmission"
> => ({
  listFormSubmissions: async ({ caller, query }) => ({
    body: await listResource(db, submissions, caller.account, query),
  }),
  createFormSubmission: async ({ caller, body }) => ({
    body: await db.transaction().execute(async (trx) => {
      // Locks the floor log before any row, in the same order as feeds, to avoid deadlocks.
      const floor = await FloorLog.hold(trx, caller.account, floorTimes());
      const created = await create(trx, caller.account, body, now());
      await floor.say([floorEventOf(created)]);
      await noticeRecord(trx, { kind: "forms-submissions", account: caller.account, id: created._id });
      return created;
    }),
  }),
  readFormSubmission: async ({ caller, path }) => {
    const submission = await readResource(db, submissions, caller.account, path.id, [
      "form",
      "segment",
      "user",
    ]);
    if (!submission) throw new Problem("not-found");
    return { body: submission };
  },
  removeFormSubmission: async ({ caller: { account, user }, path: { id } }) => {
    await db.transaction().execute(async (trx) => {
      const removed = await trx
        .deleteFrom("form_submissions")
        .where("account", "=", account)
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst();
      if (!removed) throw new Problem("not-found");
      // A deletion must erase the answers. The audit log is never erased, so it does not contain them.
      const { answers: _, ...before } = submissions.shape(removed);
      await appendAudit(
        trx,
        {
          account,
          type: "form-submission-removed",
          subject: `form-submission/${id}`,
          data: { by: user, before },
        },
        now(),
      );
    });
    return { body: undefined };
  },
});

async function create(
  trx: Transaction<Tables>,
  account: string,
  body: NewFormSubmission,
  now: number,
): Promise<FormSubmission> {
  const { kind = "form", form, answers, contact = null, call = null, segment = null, user = null } = body;
  const definition = await trx
    .selectFrom("resource_records")
    .select("data")
    .where("account", "=", account)
    .where("collection", "=", kind === "survey" ? "Survey" : "Form")
    .where("id", "=", form)
    .executeTakeFirst();
  const subject = kind === "form" ? "contact" : "call";
  const unknown = { code: "unknown", message: "is an unknown reference" };
  const isOurs = async (table: "segments" | "users", id: string | null) =>
    id === null ||
    (await trx
      .selectFrom(table)
      .select("id")
      .where("account", "=", account)
      .where("id", "=", id)
      .executeTakeFirst()) !== undefined;
  const faults: Fault[] = [
    ...((subject === "contact" ? contact : call) === null
      ? [{ pointer: `/body/${subject}`, code: "missing", message: "is missing" }]
      : []),
    ...(definition ? [] : [{ pointer: "/body/form", ...unknown }]),
    ...((await isOurs("segments", segment)) ? [] : [{ pointer: "/body/segment", ...unknown }]),
    ...((await isOurs("users", user)) ? [] : [{ pointer: "/body/user", ...unknown }]),
  ];
  const fields = fieldsIn(definition?.data["fields"]);
  if (definition) faults.push(...faultsIn(fields, answers));
  if (faults.length > 0) throw new Problem("unprocessable", { errors: faults });
  const kept = fields.map((field) => keptAnswer(field, answers[field.name] ?? null));
  const search = searchKey(
    kept.flatMap(({ value, words }) => words ?? (typeof value === "string" ? [value] : [])),
  ).slice(0, 10_000);
  const row = await trx
    .insertInto("form_submissions")
    .values({
      account,
      id: newId(now),
      kind,
      form,
      answers: JSON.stringify(kept),
      contact,
      call,
      segment,
      user_id: user,
      search,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return submissions.shape(row);
}

const fieldsIn = (fields: unknown): readonly FormField[] =>
  Array.isArray(fields) ? (fields as FormField[]) : []; // the contract has checked it

function faultsIn(fields: readonly FormField[], answers: NewFormSubmission["answers"]): Fault[] {
  const unknownNames = Object.keys(answers).filter((name) => !fields.some((field) => field.name === name));
  const at = (name: string, code: string): Fault => ({
    pointer: `/body/answers/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
    code,
    message:
      code === "missing"
        ? "is missing"
        : code === "unknown"
          ? "is not a field of this form"
          : "does not match its field",
  });
  return [
    ...unknownNames.map((name) => at(name, "unknown")),
    ...fields.flatMap((field) => {
      const code = answerFault(field, answers[field.name]);
      return code === null ? [] : [at(field.name, code)];
    }),
  ];
}

/** Returns the floor event of a submission, with its scores and their scales. */
function floorEventOf({
  _id,
  kind = "form",
  form,
  answers = [],
  contact,
  call,
  user,
}: FormSubmission): PlatformEvent {
  const scored = answers.flatMap(({ name, type, value }) =>
    isSurveyScale(type) && typeof value === "number" ? [{ name, type, value }] : [],
  );
  const data = {
    id: _id,
    form,
    ...(typeof user === "string" && { user }),
    ...(scored.length > 0 && {
      scores: Object.fromEntries(scored.map(({ name, value }) => [name, value])),
      scales: Object.fromEntries(scored.map(({ name, type }) => [name, type])),
    }),
  };
  // The contract types a payload as an object without members.
  return {
    type: `${kind}-received`,
    subject: kind === "form" ? `contact/${contact}` : `call/${call}`,
    data: data as object as Record<string, never>,
  };
}
