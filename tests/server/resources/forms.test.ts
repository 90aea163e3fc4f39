import { afterAll, beforeAll, expect, test } from "vitest";
import { NewFormCheck } from "../../../openapi/generated/checks/new-form.ts";
import { forms } from "../../../src/features/forms/forms-resource.ts";
import { bodyFaults } from "../../../src/resource/records/form/body-faults.ts";
import { asking, faults } from "../../support/people.ts";
import { startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { addPerson, addPrivilege } from "../../support/test-accounts.ts";

let platform: TestPlatform;
let admin: ReturnType<typeof asking>;
beforeAll(async () => {
  platform = await startPlatform();
  admin = asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
});
afterAll(() => platform.close());

const field = (values: object = {}) => ({ type: "text", name: "a", label: "A", ...values });

test("keeps all given values of fields, and fills the others with defaults", async () => {
  const options = [
    { id: "s", label: "Small" },
    { id: "l", label: "Large" },
  ];
  const { body } = await admin.post("/forms", {
    name: "Sizes",
    fields: [
      field({ name: "size", type: "select", required: true, options }),
      { name: "note", label: "Note" },
    ],
  });
  const plain = {
    placeholder: "",
    required: false,
    readonly: false,
    disabled: false,
    minlength: null,
    maxlength: null,
    pattern: "",
    min: "",
    max: "",
    options: [],
  };
  expect(body.fields).toEqual([
    { ...plain, type: "select", name: "size", label: "A", required: true, options },
    { ...plain, type: "text", name: "note", label: "Note" },
  ]);
});

test.each([
  ["a name twice", [field(), field()]],
  ["nothing to choose", [field({ type: "radio" })]],
  ["a slow pattern", [field({ pattern: "(a+)+$" })]],
  ["no pattern", [field({ pattern: "[" })]],
  ["more least than most", [field({ minlength: 3, maxlength: 2 })]],
  ["a blank label", [field({ label: " " })]],
  ["an unknown type", [field({ type: "file" })]],
  ["too many", Array.from({ length: 61 }, (_, at) => field({ name: `n${at}` }))],
])("with %s both sides refuse a form at the same place", async (_, fields) => {
  const body = { name: "Both sides", fields };
  const checked = bodyFaults(NewFormCheck, body).map(
    ({ field: at, within }) => `/body/${[at, within].filter(Boolean).join("/")}`,
  );
  const ruled = (forms.faults?.(body, "2026-05-03") ?? []).map(({ at }) => `/body/${at}`);
  const [status, ...rejected] = faults(await admin.post("/forms", body));
  expect(status).toBe(422);
  const places = rejected.map((fault) => String(fault).split(" ")[0]);
  expect(new Set(checked.length > 0 ? checked : ruled)).toEqual(new Set(places));
});

test("lists the records that use a form to users who may read them, and rejects its removal for all others too", async () => {
  const form = textOf((await admin.post("/forms", { name: "Asked everywhere" })).body._id);
  const email = { type: "email", name: "email", label: "E-mail" };
  const asked = textOf((await admin.post("/forms", { name: "With an e-mail", fields: [email] })).body._id);
  const makes = (names: readonly string[], member: string) =>
    Promise.all(names.map((name) => admin.post("/segments", { name, [member]: form })));
  await makes(["Élan", "Delta", "Alfa"], "agentForm");
  await makes(["Bravo", "Charlie", "Zulu"], "baseForm");
  expect(
    (await admin.post("/services", { title: "Advice", customerForm: asked, agentForm: form })).status,
  ).toBe(200);
  expect((await admin.remove(`/forms/${form}`)).body.errors).toEqual([
    {
      pointer: "/path/id",
      code: "in-use",
      message: "is named by 6 of /segments as baseForm or contactForm or agentForm",
      holders: { list: "segments", names: ["Alfa", "Bravo", "Charlie", "Delta", "Élan"], total: 6 },
    },
    {
      pointer: "/path/id",
      code: "in-use",
      message: "is named by 1 of /services as customerForm or agentForm",
      holders: { list: "services", names: ["Advice"], total: 1 },
    },
  ]);
  expect((await admin.remove(`/forms/${asked}`)).body.errors).toMatchObject([
    { holders: { list: "services", names: ["Advice"], total: 1 } },
  ]);
  const { db } = platform.database;
  await addPrivilege(db, "forms-alone", ["forms.read", "forms.write"]);
  await addPerson(db, "forms@demo.example", 3, "forms-alone");
  const writer = asking(platform, { token: (await platform.signIn("forms@demo.example")).accessToken });
  expect((await writer.remove(`/forms/${form}`)).body.errors).toEqual([
    {
      pointer: "/path/id",
      code: "in-use",
      message: "is named by 6 of /segments as baseForm or contactForm or agentForm",
    },
    {
      pointer: "/path/id",
      code: "in-use",
      message: "is named by 1 of /services as customerForm or agentForm",
    },
  ]);
});

test("a form that a segment asks stays until it no longer does", async () => {
  const form = await admin.post("/forms", { name: "Asked" });
  const segment = await admin.post("/segments", { name: "Asking", contactForm: form.body._id });
  expect(faults(await admin.remove(`/forms/${textOf(form.body._id)}`))).toEqual([409, "/path/id in-use"]);
  expect((await admin.patch(`/segments/${textOf(segment.body._id)}`, { contactForm: null }, 1)).status).toBe(
    200,
  );
  expect((await admin.remove(`/forms/${textOf(form.body._id)}`)).status).toBe(204);
});
