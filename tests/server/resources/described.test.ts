import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Condition, whenHolds } from "../../../openapi/formats/when-holds.ts";
import { Vault } from "../../../server/auth/vault.ts";
import { type Described, RESOURCES } from "../../../server/resources/described.ts";
import { sealOf } from "../../../server/resources/seal-members.ts";
import { checkRequest, operationOf } from "../../support/checked-request.ts";
import { membersOfKind, shownOf, titleMember } from "../../support/described-examples.ts";
import { asking, faults } from "../../support/people.ts";
import { type Answer, type Json, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const PRINCIPAL = "65a0f0010000000000000001";

let platform: TestPlatform;
let admin: ReturnType<typeof asking>;
beforeAll(async () => {
  platform = await startPlatform();
  admin = asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
});
afterAll(() => platform.close());

/** The vault of every test's platform. */
const VAULT = new Vault([new Uint8Array(32).fill(8)]);

/** Values in their order, which a comparison of their texts would not give. */
const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  integer: [9, 10, 100],
  number: [-2, -1.5, 9, 10],
  boolean: [false, true],
  date: ["1999-12-31", "2000-01-01", "2024-02-29"],
  moment: ["1999-12-31T23:59:59.000Z", "2000-01-01T00:00:00.000Z", "2024-02-29T12:00:00.000Z"],
};

let made = 0;
/** A record that differs from every other one. */
const another = ({ examples: [first = {}], unique }: Described): Readonly<Record<string, unknown>> => ({
  ...first,
  ...(unique !== null && { [unique]: `${textOf(first[unique] as Json)}${"x".repeat((made += 1))}` }),
});

/** Creates a record that can be referenced. */
async function newReference(
  one: string,
  among: Condition = {},
): Promise<{ readonly id: string; readonly name: string; readonly path: string | null }> {
  if (one === "User") return { id: PRINCIPAL, name: "Ada Moreau", path: null };
  if (one === "Segment") return { id: "65a0f0020000000000000001", name: "General enquiries", path: null };
  const described = RESOURCES.find((resource) => resource.one === one);
  if (!described) throw new Error(`Nothing describes ${one}.`);
  const { body } = await admin.post(
    described.path,
    another({ ...described, examples: described.examples.filter((example) => whenHolds(among, example)) }),
  );
  return { id: textOf(body._id), name: textOf(body[described.title]), path: described.path };
}

const rowsOf = ({ body }: Answer): Json[] => Object.values(body.data ?? {});
const changesOf = async (subject: string): Promise<Json[]> =>
  rowsOf(await admin.get("/events", `channel=account/${ACCOUNT}/audit&subject=${subject}`));

/**
 * Creates two records from the examples of the contract, and a third that differs from the first in its
 * unique field.
 */
async function three(described: Described) {
  const {
    path,
    examples: [first = {}, second = {}],
    unique,
    order,
    kinds,
    names,
  } = described;
  const third = {
    ...first,
    ...(unique !== null && { [unique]: `${String(first[unique])}more` }),
    ...(order !== unique &&
      kinds[order] === "text" && { [names?.[0]?.split(" ")[0] ?? order]: "ÀÀ first of all" }),
  };
  const made = [];
  for (const values of [first, second, third]) made.push(await admin.post(path, values));
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
  return { made, values: [first, second, third] as const };
}

/** Those that a program has a say in have tests of their own. */
const PLAIN = RESOURCES.filter(({ programmed }) => !programmed);

describe.each(PLAIN.map((described) => [described.path, described] as const))("%s", (path, described) => {
  const { members, defaults, unique, search, order, descending, removable, event } = described;
  const title = titleMember(described);

  test("stores the given values and the defaults, with author and time", async () => {
    const { made, values } = await three(described);
    for (const [index, { body, headers }] of made.entries()) {
      expect(body).toMatchObject({ ...shownOf(described, { ...defaults, ...values[index] }), version: 1 });
      expect(headers.get("etag")).toBe('"1"');
      expect(body.createdBy).toBe(PRINCIPAL);
      expect(Object.keys(body).toSorted()).toEqual(
        ["_id", ...members, "createdAt", "createdBy", "updatedAt", "version"].toSorted(),
      );
      const read = await admin.get(`${path}/${textOf(body._id)}`);
      expect(read.body).toEqual({ ...body, createdBy: { _id: PRINCIPAL, name: "Ada Moreau" } });
    }
  });

  test("is sorted without case and accents, paged, and found by a part of the searched fields", async () => {
    const all = await admin.get(path, "$limit=200");
    const plain = (row: Json) => textOf(row[order]).normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
    const ordered = (rows: readonly string[]) =>
      descending ? rows.toSorted().toReversed() : rows.toSorted();
    const shown = rowsOf(all).map(plain);
    expect(shown).toEqual(ordered(shown));
    const pages = [await admin.get(path, "$limit=2"), await admin.get(path, "$limit=2&$skip=2")].flatMap(
      rowsOf,
    );
    expect(pages.map(({ _id }) => _id)).toEqual(
      rowsOf(all)
        .map(({ _id }) => _id)
        .slice(0, pages.length),
    );
    const down = rowsOf(await admin.get(path, `$limit=200&$sort[${order}]=${descending ? "1" : "-1"}`)).map(
      plain,
    );
    expect(down).toEqual(ordered(shown).toReversed());
    for (const member of search.filter((one) => !described.kinds[one]?.startsWith("reference"))) {
      const row = rowsOf(all).find(
        (one) => typeof one[member] === "string" && textOf(one[member]).length > 3,
      );
      if (!row) continue;
      const part = textOf(row[member]).slice(1, -1).toUpperCase();
      expect(
        rowsOf(await admin.get(path, `$limit=200&$search=${encodeURIComponent(part)}`)).map(({ _id }) => _id),
      ).toContain(row._id);
    }
    expect((await admin.get(path, "$search=nothing%20is%20called%20this")).body.total).toBe(0);
  });

  test("is changed with the current version only, and records the values before and after", async () => {
    const [row] = rowsOf(await admin.get(path));
    const id = textOf(row?._id);
    const changed = { [title]: `${textOf(row?.[title])}x` };
    expect(await admin.patch(`${path}/${id}`, changed, 1)).toMatchObject({
      status: 200,
      body: { ...changed, version: 2 },
    });
    expect(await admin.patch(`${path}/${id}`, changed, 1)).toMatchObject({
      status: 412,
      body: { current: { ...changed, version: 2 } },
    });
    const change = (await changesOf(`${event}/${id}`)).find(({ type }) => textOf(type) === `${event}-edited`);
    expect(change?.data).toMatchObject({
      by: PRINCIPAL,
      before: { [title]: row?.[title], version: 1 },
      after: { ...changed, version: 2 },
    });
  });

  test.skipIf(unique === null)(
    "rejects duplicate names in any case, also under concurrent requests",
    async () => {
      const [first, second] = rowsOf(await admin.get(path));
      const member = unique ?? "";
      const taken = textOf(second?.[member]);
      const duplicate = { ...described.examples[0], [member]: taken };
      const answers = await Promise.all(Array.from({ length: 5 }, () => admin.post(path, duplicate)));
      expect(answers.map(faults)).toEqual(answers.map(() => [409, `/body/${member} taken`]));
      expect(
        faults(
          await admin.patch(`${path}/${textOf(first?._id)}`, { [member]: taken }, Number(first?.version)),
        ),
      ).toEqual([409, `/body/${member} taken`]);
    },
  );

  test.skipIf(!removable)("is removed, and is nowhere then but in what happened", async () => {
    const [row] = rowsOf(await admin.get(path));
    const id = textOf(row?._id);
    expect((await admin.remove(`${path}/${id}`)).status).toBe(204);
    expect([(await admin.get(`${path}/${id}`)).status, (await admin.remove(`${path}/${id}`)).status]).toEqual(
      [404, 404],
    );
    expect((await changesOf(`${event}/${id}`)).map(({ type }) => type)).toContain(`${event}-removed`);
  });

  test.skipIf(removable)("is never removed", async () => {
    const [row] = rowsOf(await admin.get(path));
    expect((await admin.remove(`${path}/${textOf(row?._id)}`)).status).toBe(405);
  });

  test.each(
    membersOfKind(described, "integer", "number", "date", "moment", "boolean").filter(
      (member) => described.sort.includes(member) && !described.readOnly.includes(member),
    ),
  )("is sorted by %s by value, not as text", async (member) => {
    const samples = SAMPLES[described.kinds[member] ?? ""] ?? [];
    for (const value of samples)
      expect((await admin.post(path, { ...another(described), [member]: value })).status).toBe(200);
    const sorted = rowsOf(await admin.get(path, `$limit=200&$sort[${member}]=1`))
      .map((row): unknown => row[member])
      .filter((value) => samples.includes(value));
    expect(sorted).toEqual(samples.flatMap((value) => sorted.filter((one) => one === value)));
    expect(sorted.length).toBeGreaterThanOrEqual(samples.length);
  });

  test.each(described.filters)("is narrowed by %s", async (member) => {
    const all = rowsOf(await admin.get(path, "$limit=200"));
    const kind = described.kinds[member] ?? "";
    if (kind === "reference" || kind === "references") return; // with the references, below
    const holds = (row: Json, one: unknown) => [row[member] as unknown].flat().includes(one);
    const value: unknown = all
      .flatMap((row): unknown[] => [row[member] as unknown].flat())
      .find((one) => one !== null && one !== "");
    const asked =
      kind === "date" || kind === "moment"
        ? `${member}[$gte]=${encodeURIComponent(String(value))}&${member}[$lte]=${encodeURIComponent(String(value))}`
        : `${member}=${encodeURIComponent(String(value))}`;
    const found = rowsOf(await admin.get(path, `$limit=200&${asked}`));
    expect(value).toBeDefined();
    expect(new Set(found.map(({ _id }) => _id))).toEqual(
      new Set(all.filter((row) => holds(row, value)).map(({ _id }) => _id)),
    );
  });

  // Fields that the platform sets are not tested as references.
  test.each(Object.entries(described.references).filter(([member]) => !described.readOnly.includes(member)))(
    "accepts only existing records of the account as %s",
    async (member, { one, removal, among }) => {
      const target = await newReference(one, among);
      const many = described.kinds[member] === "references";
      const naming = (id: string) => ({ ...another(described), [member]: many ? [id] : id });
      const made = await admin.post(path, naming(target.id));
      expect(made).toMatchObject({ status: 200, body: { [member]: many ? [target.id] : target.id } });
      for (const stranger of [
        "000000000000000000000000",
        one === "User" ? "65b0f0010000000000000001" : "65b0f0010000000000000009",
      ]) {
        expect(faults(await admin.post(path, naming(stranger)))).toEqual([
          422,
          `/body/${member}${many ? "/0" : ""} unknown`,
        ]);
        expect(
          faults(
            await admin.patch(
              `${path}/${textOf(made.body._id)}`,
              { [member]: many ? [target.id, stranger] : stranger },
              1,
            ),
          ),
        ).toEqual([422, `/body/${member}${many ? "/1" : ""} unknown`]);
      }
      const named = { _id: target.id, name: target.name };
      expect((await admin.get(`${path}/${textOf(made.body._id)}`)).body[member]).toEqual(
        many ? [named] : named,
      );
      const listed = rowsOf(
        await admin.get(
          path,
          `$limit=200&populate[]=${member}${described.filters.includes(member) ? `&${member}=${target.id}` : ""}`,
        ),
      );
      expect(listed.map((row) => row[member])).toContainEqual(many ? [named] : named);
      if (target.path === null) return;
      const stays = removal === "refuses" || removal === "narrows";
      expect((await admin.remove(`${target.path}/${target.id}`)).status).toBe(stays ? 409 : 204);
      if (stays)
        expect(
          (await admin.patch(`${path}/${textOf(made.body._id)}`, { [member]: many ? [] : null }, 1)).status,
        ).toBe(200);
      if (stays) expect((await admin.remove(`${target.path}/${target.id}`)).status).toBe(204);
    },
  );

  // Secrets that apply under a condition are tested in conditional-members.test.ts.
  test.each(membersOfKind(described, "secret").filter((member) => described.when[member] === undefined))(
    "seals %s: it is in no answer, no event and no row, and opens for its own record alone",
    async (member) => {
      const secret = "Sésame, ouvre-toi 4711";
      const made = await admin.post(path, { ...another(described), [member]: secret });
      const id = textOf(made.body._id);
      expect(made.body[member]).toEqual({ setAt: expect.stringMatching(/^\d{4}-/) as string });
      const answers = [
        made,
        await admin.get(`${path}/${id}`),
        await admin.get(path, "$limit=200"),
        await admin.get("/events", `channel=account/${ACCOUNT}/audit&$limit=200`),
      ];
      const row = await platform.database.db
        .selectFrom("resource_records")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      expect([...answers.map(({ text }) => text), JSON.stringify(row)].join()).not.toContain("Sésame");
      const sealed = (values: Readonly<Record<string, unknown>>) =>
        (values[member] as { sealed: string }).sealed;
      expect(VAULT.open(sealed(row.data), sealOf(ACCOUNT, described, id, member))).toBe(secret);
      expect(() =>
        VAULT.open(sealed(row.data), sealOf(ACCOUNT, described, "000000000000000000000000", member)),
      ).toThrow(/authenticate/);
      const other = membersOfKind(described, "text")[0] ?? "";
      expect(
        (await admin.patch(`${path}/${id}`, { [other]: `${String(another(described)[other])}1` }, 1)).status,
      ).toBe(200);
      const after = await platform.database.db
        .selectFrom("resource_records")
        .select("data")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      expect(sealed(after.data)).toBe(sealed(row.data));
    },
  );

  test.each(membersOfKind(described, "week"))(
    "keeps the hours of %s in the order of the week, past midnight too, and none that are empty or overlap",
    async (member) => {
      const hours = (...ranges: readonly (readonly [number, string, string])[]) => ({
        ...another(described),
        [member]: ranges.map(([day, start, end]) => ({ day, start, end })),
      });
      const made = await admin.post(
        path,
        hours([7, "09:00", "24:00"], [1, "14:00", "18:00"], [1, "00:00", "14:00"]),
      );
      expect(made.body[member]).toEqual(
        hours([1, "00:00", "14:00"], [1, "14:00", "18:00"], [7, "09:00", "24:00"])[member],
      );
      const nights = hours([1, "21:00", "02:00"], [7, "22:00", "06:00"]);
      expect(
        (await admin.patch(`${path}/${textOf(made.body._id)}`, { [member]: nights[member] }, 1)).body[member],
      ).toEqual(nights[member]);
      expect(faults(await admin.post(path, hours([1, "05:00", "09:00"], [7, "22:00", "06:00"])))).toEqual([
        422,
        `/body/${member}/1/end overlaps-next-day`,
      ]);
      const wrong = hours([2, "09:00", "09:00"], [3, "10:00", "12:00"], [3, "11:59", "13:00"]);
      expect(faults(await admin.post(path, wrong))).toEqual([
        422,
        `/body/${member}/0/end same-as-start`,
        `/body/${member}/2 overlaps`,
      ]);
      expect(
        faults(await admin.patch(`${path}/${textOf(made.body._id)}`, { [member]: wrong[member] }, 2)),
      ).toEqual([422, `/body/${member}/0/end same-as-start`, `/body/${member}/2 overlaps`]);
      expect(faults(await admin.post(path, hours([8, "24:00", "12:60"])))).toEqual([
        422,
        `/body/${member}/0/day too-large`,
        `/body/${member}/0/start pattern`,
        `/body/${member}/0/end pattern`,
      ]);
    },
  );

  test.each(membersOfKind(described, "rows"))(
    "keeps the rows of %s in order with all fields, and reports the position of a faulty one",
    async (member) => {
      const rows = described.rows[member];
      const [row] = described.examples.flatMap((example) =>
        Array.isArray(example[member]) ? (example[member] as Json[]) : [],
      );
      if (!rows || !row) throw new Error(`No example of ${path} has a row of ${member}.`);
      const text = rows.members.find((one) => rows.kinds[one] === "text");
      // No two rows say the same: some lists have each thing once.
      const [firstMember] = Object.keys(row);
      const apart =
        firstMember === undefined || firstMember === text
          ? {}
          : typeof row[firstMember] === "number"
            ? { [firstMember]: row[firstMember] + 1 }
            : rows.kinds[firstMember] === "date"
              ? { [firstMember]: "2030-01-31" }
              : {};
      const saying = (words: string) => ({
        ...row,
        ...(words === "Alpha-4" && apart),
        ...(text !== undefined && { [text]: words }),
      });
      const whole = (words: string) => ({ ...rows.defaults, ...saying(words) });
      const made = await admin.post(path, {
        ...another(described),
        [member]: [saying("Beta-17"), saying("Alpha-4")],
      });
      expect(made.body[member]).toEqual([whole("Beta-17"), whole("Alpha-4")]);
      const own = `${path}/${textOf(made.body._id)}`;
      expect((await admin.patch(own, { [member]: [saying("Alpha-4")] }, 1)).body[member]).toEqual([
        whole("Alpha-4"),
      ]);
      expect(
        (await admin.post(path, { ...another(described), [member]: [row, { ...row, another: 1 }] })).status,
      ).toBe(400);
      expect(
        faults(
          await admin.post(path, {
            ...another(described),
            [member]: [row, Object.fromEntries(Object.entries(row).map(([name]) => [name, { no: "such" }]))],
          }),
        ),
      ).toEqual([
        expect.any(Number),
        ...Object.keys(row).map((name) => expect.stringMatching(`^/body/${member}/1/${name} `) as string),
      ]);
      if (search.includes(member))
        expect(rowsOf(await admin.get(path, "$limit=200&$search=ALPHA-4")).map(({ _id }) => _id)).toContain(
          made.body._id,
        );
    },
  );

  test("rejects fields that only the platform sets", () => {
    const taken = ["_id", "account", "version", "createdAt", "createdBy", "updatedAt"].filter(
      (own) =>
        checkRequest(operationOf(`create${described.one}`), {
          json: { ...described.examples[0], [own]: "x" },
        }).status !== 400,
    );
    expect(taken).toEqual([]);
  });
});
