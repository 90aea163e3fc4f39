import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Described, RESOURCES } from "../../../server/resources/described.ts";
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

const rowsOf = ({ body }: Answer): Json[] => Object.values(body.data ?? {});
const changesOf = async (subject: string): Promise<Json[]> => rowsOf(await admin.get("/events", `channel=account/${ACCOUNT}/audit&$limit=200`)).filter((event) => textOf(event.subject) === subject);

/** Two records as the contract shows them, and a third that differs from the first in what nobody else may have. */
async function three({ path, examples: [first = {}, second = {}], unique, order }: Described) {
  const third = { ...first, ...(unique !== null && { [unique]: `${String(first[unique])}-more` }), ...(order !== unique && { [order]: "ÀÀ first of all" }) };
  const made = [];
  for (const values of [first, second, third]) made.push(await admin.post(path, values));
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
  return { made, values: [first, second, third] as const };
}

describe.each(RESOURCES.map((described) => [described.path, described] as const))("%s", (path, described) => {
  const { members, defaults, unique, search, order, event } = described;

  test("keeps what it is given, with what stands where nothing was said, who made it and when", async () => {
    const { made, values } = await three(described);
    for (const [index, { body, headers }] of made.entries()) {
      expect(body).toMatchObject({ ...defaults, ...values[index], version: 1 });
      expect(headers.get("etag")).toBe('"1"');
      expect(body.createdBy).toBe(PRINCIPAL);
      expect(Object.keys(body).toSorted()).toEqual(["_id", ...members, "createdAt", "createdBy", "updatedAt", "version"].toSorted());
      const read = await admin.get(`${path}/${textOf(body._id)}`);
      expect(read.body).toEqual({ ...body, createdBy: { _id: PRINCIPAL, name: "Ada Moreau" } });
    }
  });

  test("is listed in its order without case and accents, page by page, and found by a part of what is searched in", async () => {
    const all = await admin.get(path, "$limit=200");
    const shown = rowsOf(all).map((row) => textOf(row[order]));
    const plain = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
    expect(shown.map(plain)).toEqual(shown.map(plain).toSorted());
    const pages = [await admin.get(path, "$limit=2"), await admin.get(path, "$limit=2&$skip=2")].flatMap(rowsOf);
    expect(pages.map(({ _id }) => _id)).toEqual(rowsOf(all).map(({ _id }) => _id).slice(0, pages.length));
    const down = rowsOf(await admin.get(path, `$limit=200&$sort[${order}]=-1`)).map((row) => textOf(row[order]));
    expect(down.map(plain)).toEqual(down.map(plain).toSorted().toReversed());
    for (const member of search) {
      const row = rowsOf(all).find((one) => typeof one[member] === "string" && textOf(one[member]).length > 3);
      if (!row) continue;
      const part = textOf(row[member]).slice(1, -1).toUpperCase();
      expect(rowsOf(await admin.get(path, `$limit=200&$search=${encodeURIComponent(part)}`)).map(({ _id }) => _id)).toContain(row._id);
    }
    expect((await admin.get(path, "$search=nothing%20is%20called%20this")).body.total).toBe(0);
  });

  test("is changed by whoever knows its version, and says what was changed to what", async () => {
    const [row] = rowsOf(await admin.get(path));
    const id = textOf(row?._id);
    const title = { [order]: `${textOf(row?.[order])}x` };
    expect(await admin.patch(`${path}/${id}`, title, 1)).toMatchObject({ status: 200, body: { ...title, version: 2 } });
    expect(await admin.patch(`${path}/${id}`, title, 1)).toMatchObject({ status: 412, body: { current: { ...title, version: 2 } } });
    const change = (await changesOf(`${event}/${id}`)).find(({ type }) => textOf(type) === `${event}-edited`);
    expect(change?.data).toMatchObject({ by: PRINCIPAL, before: { [order]: row?.[order], version: 1 }, after: { ...title, version: 2 } });
  });

  test.skipIf(unique === null)("has one record of each name, however many come at once and whatever their case", async () => {
    const [first, second] = rowsOf(await admin.get(path));
    const member = unique ?? "";
    const taken = textOf(second?.[member]);
    const said = { ...described.examples[0], [member]: taken };
    const answers = await Promise.all(Array.from({ length: 5 }, () => admin.post(path, said)));
    expect(answers.map(faults)).toEqual(answers.map(() => [409, `/body/${member} taken`]));
    expect(faults(await admin.patch(`${path}/${textOf(first?._id)}`, { [member]: taken }, Number(first?.version)))).toEqual([409, `/body/${member} taken`]);
  });

  test("is removed, and is nowhere then but in what happened", async () => {
    const [row] = rowsOf(await admin.get(path));
    const id = textOf(row?._id);
    expect((await admin.remove(`${path}/${id}`)).status).toBe(204);
    expect([(await admin.get(`${path}/${id}`)).status, (await admin.remove(`${path}/${id}`)).status]).toEqual([404, 404]);
    expect((await changesOf(`${event}/${id}`)).map(({ type }) => type)).toContain(`${event}-removed`);
  });

  test("takes nothing that the platform says itself", async () => {
    for (const own of ["_id", "account", "version", "createdAt", "createdBy", "updatedAt"]) expect((await admin.post(path, { ...described.examples[0], [own]: "x" })).status).toBe(400);
  });
});
