import { afterAll, beforeAll, expect, test } from "vitest";
import { asking, faults } from "../../support/people.ts";
import { type Answer, type Json, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const PATH = "/forms-submissions";
const SEGMENT = "65a0f0020000000000000001";
const AGENT = "65a0f0010000000000000005";
const NOWHERE = "000000000000000000000000";

let platform: TestPlatform;
let admin: ReturnType<typeof asking>;
let system: ReturnType<typeof asking>;
let form = "";
beforeAll(async () => {
  platform = await startPlatform();
  admin = asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
  const key = await admin.post("/api-keys", { name: "Widget", privilege: "admin" });
  system = asking(platform, { key: textOf(key.body.key) });
  const fields = [
    { type: "email", name: "email", label: "E-mail", required: true },
    { type: "select", name: "size", label: "Size", options: [{ id: "s", label: "Small" }] },
    { type: "password", name: "secret", label: "Secret word" },
  ];
  form = textOf((await admin.post("/forms", { name: "Contact", fields })).body._id);
});
afterAll(() => platform.close());

const rowsOf = ({ body }: Answer): Json[] => Object.values(body.data ?? {});
const eventsOf = async (subject: string): Promise<Json[]> =>
  rowsOf(await admin.get("/events", `channel=account/${ACCOUNT}/floor&subject=${subject}`));

test("stores a submission with a copy of its fields, and announces it on the floor without the answers", async () => {
  const made = await system.post(PATH, {
    form,
    contact: "c-1",
    segment: SEGMENT,
    user: AGENT,
    answers: { email: "nuria@shop.example", size: "s" },
  });
  const id = textOf(made.body._id);
  expect(made).toMatchObject({ status: 200, body: { kind: "form", form, contact: "c-1", call: null } });
  expect((await eventsOf("contact/c-1")).map(({ type, data }) => [type, data])).toEqual([
    ["form-received", { id, form, user: AGENT }],
  ]);
  const now = (await admin.get(`/forms/${form}`)).body;
  const fields = Object.values(now.fields ?? {});
  expect(
    (
      await admin.patch(
        `/forms/${form}`,
        {
          fields: fields.map((field) => ({
            ...field,
            label: "Another question",
            options: Object.values(field.options ?? {}).map((option) => ({
              ...option,
              label: "Another word",
            })),
          })),
        },
        Number(now.version),
      )
    ).status,
  ).toBe(200);
  const read = (await admin.get(`${PATH}/${id}`)).body;
  expect(read).toMatchObject({
    form: { _id: form, name: "Contact" },
    segment: { _id: SEGMENT },
    user: { _id: AGENT },
  });
  expect(read.answers).toEqual([
    { name: "email", label: "E-mail", type: "email", value: "nuria@shop.example" },
    { name: "size", label: "Size", type: "select", value: "s", words: ["Small"] },
    { name: "secret", label: "Secret word", type: "password", value: null },
  ]);
});

test("stores and finds choices by their labels, in the order of the answers", async () => {
  const fields = [
    {
      type: "multiselect",
      name: "extras",
      label: "Extras",
      options: [
        { id: "x1", label: "Gift wrapping" },
        { id: "x2", label: "Insurance" },
      ],
    },
  ];
  const order = textOf((await admin.post("/forms", { name: "Order", fields })).body._id);
  const made = await system.post(PATH, { form: order, contact: "c-3", answers: { extras: ["x2", "x1"] } });
  expect(made.body.answers).toEqual([
    {
      name: "extras",
      label: "Extras",
      type: "multiselect",
      value: ["x2", "x1"],
      words: ["Insurance", "Gift wrapping"],
    },
  ]);
  expect(rowsOf(await admin.get(PATH, "$search=gift")).map(({ _id }) => textOf(_id))).toEqual([
    textOf(made.body._id),
  ]);
});

test("deletes a submission with the right to write forms, and records it without the answers", async () => {
  const made = await system.post(PATH, {
    form,
    contact: "c-4",
    answers: { email: "forget-me@shop.example" },
  });
  const own = `${PATH}/${textOf(made.body._id)}`;
  const supervisor = asking(platform, {
    token: (await platform.signIn("supervisor@demo.example")).accessToken,
  });
  expect([(await supervisor.remove(own)).status, (await system.remove(own)).status]).toEqual([403, 401]);
  expect((await admin.remove(own)).status).toBe(204);
  expect([
    (await admin.get(own)).status,
    (await admin.remove(own)).status,
    (await admin.get(PATH, "$search=forget-me")).body.total,
  ]).toEqual([404, 404, 0]);
  const log = await admin.get(
    "/events",
    `channel=account/${ACCOUNT}/audit&subject=form-submission/${textOf(made.body._id)}`,
  );
  expect(rowsOf(log).map(({ type, data }) => [type, data])).toEqual([
    [
      "form-submission-removed",
      {
        by: "65a0f0010000000000000001",
        before: expect.objectContaining({ _id: textOf(made.body._id), contact: "c-4" }) as object,
      },
    ],
  ]);
  expect(log.text).not.toContain("forget-me");
});

test("a password is nowhere, but that there was one", async () => {
  const made = await system.post(PATH, {
    form,
    contact: "c-2",
    answers: { email: "a@b.example", secret: "Sésame 4711" },
  });
  expect(
    Object.values(made.body.answers ?? {})
      .map(({ value }) => value)
      .at(-1),
  ).toBe("••••••");
  const rows = await platform.database.db.selectFrom("form_submissions").selectAll().execute();
  expect(JSON.stringify([rows, await eventsOf("contact/c-2"), made.text])).not.toContain("Sésame");
});

test("answers that the form does not ask for, or not so, are refused by name, and nothing is kept", async () => {
  const before = (await admin.get(PATH)).body.total;
  expect(
    faults(await system.post(PATH, { form, contact: "c", answers: { size: "xl", color: "red" } })),
  ).toEqual([
    422,
    "/body/answers/color unknown",
    "/body/answers/email missing",
    "/body/answers/size not-one-of",
  ]);
  expect(faults(await system.post(PATH, { form: NOWHERE, answers: {} }))).toEqual([
    422,
    "/body/contact missing",
    "/body/form unknown",
  ]);
  expect(faults(await system.post(PATH, { kind: "survey", form, call: "k", answers: {} }))).toEqual([
    422,
    "/body/form unknown",
  ]);
  expect(
    faults(
      await system.post(PATH, {
        form,
        contact: "c",
        segment: "65b0f0020000000000000001",
        user: NOWHERE,
        answers: { email: "a@b.example" },
      }),
    ),
  ).toEqual([422, "/body/segment unknown", "/body/user unknown"]);
  expect((await admin.get(PATH)).body.total).toBe(before);
});

test("announces the scores of a survey on the floor for its call", async () => {
  const survey = textOf(
    (
      await admin.post("/surveys", {
        name: "After",
        fields: [{ type: "nps", name: "recommend", label: "Would you?" }],
      })
    ).body._id,
  );
  expect(
    faults(await system.post(PATH, { kind: "survey", form: survey, answers: { recommend: 9 } })),
  ).toEqual([422, "/body/call missing"]);
  expect(
    (await system.post(PATH, { kind: "survey", form: survey, call: "call-9", answers: { recommend: 9 } }))
      .status,
  ).toBe(200);
  expect((await eventsOf("call/call-9")).map(({ type, data }) => [type, data])).toMatchObject([
    ["survey-received", { form: survey, scores: { recommend: 9 }, scales: { recommend: "nps" } }],
  ]);
});

test("lists submissions latest first, filters them by kind and form, and finds them by answer", async () => {
  const ids = (answer: Answer) => rowsOf(answer).map(({ kind }) => textOf(kind));
  expect(ids(await admin.get(PATH, "kind=survey"))).toEqual(["survey"]);
  expect(ids(await admin.get(PATH, `form=${form}`))).toEqual(["form", "form"]);
  expect(ids(await admin.get(PATH, "$search=SHOP.EX"))).toEqual(["form"]);
  const times = rowsOf(await admin.get(PATH)).map(({ createdAt }) => textOf(createdAt));
  expect(times).toEqual(times.toSorted().toReversed());
});

test("rejects submissions without the right to write forms", async () => {
  const key = await admin.post("/api-keys", { name: "Reader", privilege: "supervisor" });
  const reader = asking(platform, { key: textOf(key.body.key) });
  expect((await reader.post(PATH, { form, contact: "c", answers: { email: "a@b.example" } })).status).toBe(
    403,
  );
  expect((await reader.get(PATH)).status).toBe(200);
});
