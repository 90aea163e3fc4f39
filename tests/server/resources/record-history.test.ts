import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RESOURCES } from "../../../server/resources/described.ts";
import { restoredBy } from "../../../src/resource/records/record/restored-by.ts";
import { asking } from "../../support/people.ts";
import { type Answer, type Json, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, OTHER_ACCOUNT } from "../../support/test-accounts.ts";

const ADA = { _id: "65a0f0010000000000000001", name: "Ada Moreau" };
const NOWHERE = "000000000000000000000000";

let platform: TestPlatform;
let admin: ReturnType<typeof asking>;
let reader: ReturnType<typeof asking>;
let stranger: ReturnType<typeof asking>;
beforeAll(async () => {
  platform = await startPlatform();
  // What its plan lacks it would not even be refused as unknown.
  await platform.database.db
    .updateTable("accounts")
    .set({ features: sql`(select features from accounts where id = ${ACCOUNT})` })
    .where("id", "=", OTHER_ACCOUNT)
    .execute();
  const as = async (email: string) => asking(platform, { token: (await platform.signIn(email)).accessToken });
  [admin, reader, stranger] = await Promise.all([
    as("admin@demo.example"),
    as("supervisor@demo.example"),
    as("admin@other.example"),
  ]);
});
afterAll(() => platform.close());

const momentsOf = ({ body }: Answer): Json[] => Object.values(body.data ?? {});
const stateOf = (state: unknown): Json => Object(state);

describe.each(
  RESOURCES.filter(({ programmed }) => !programmed).map((described) => [described.path, described] as const),
)(
  "history of %s",
  (path, { examples: [first = {}, second = {}], search, kinds, readOnly, members, defaults, removable }) => {
    const member = search.find((name) => name in first && !readOnly.includes(name)) ?? "";
    const created: Answer["body"][] = [];
    let own: string;
    beforeAll(async () => {
      const made = await admin.post(path, first);
      own = `${path}/${textOf(made.body._id)}`;
      created.push(made.body);
      for (const version of [1, 2])
        created.push(
          (
            await admin.patch(
              own,
              { [member]: `${String(Object(first)[member])}${"x".repeat(version)}` },
              version,
            )
          ).body,
        );
    });

    test("is sorted latest first, with the author and the values before and after", async () => {
      const answer = await reader.get(`${own}/history`);
      expect([answer.status, answer.body.total, answer.body.skip, answer.body.limit]).toEqual([
        200, 3, 0, 10,
      ]);
      const moments = momentsOf(answer);
      expect(moments.map(({ what, by }) => [what, by])).toEqual([
        ["edited", ADA],
        ["edited", ADA],
        ["created", ADA],
      ]);
      const [twice, once, made] = moments;
      expect([made?.before, once?.before, twice?.before]).toEqual([null, made?.after, once?.after]);
      expect([made, once, twice].map((moment) => stateOf(moment?.after)[member])).toEqual(
        created.map((state) => state[member]),
      );
      expect(Object.keys(stateOf(twice?.after))).toEqual(
        expect.arrayContaining(["_id", ...members, "createdBy", "version"]),
      );
    });

    test("is paged without duplicates or gaps", async () => {
      const all = momentsOf(await admin.get(`${own}/history`)).map(({ _id }) => _id);
      const pages = await Promise.all(
        [0, 1, 2, 3].map((skip) => admin.get(`${own}/history`, `$limit=1&$skip=${skip}`)),
      );
      expect(pages.flatMap(momentsOf).map(({ _id }) => _id)).toEqual(all);
      expect(new Set(all).size).toBe(3);
    });

    test("restores a state by writing the differing fields, including fields that were emptied or filled since", async () => {
      const before = await admin.get(own);
      const rules = {
        members: members.filter((name) => !readOnly.includes(name) && kinds[name] !== "secret"),
        nothing: defaults,
      };
      const nothing = Object.fromEntries(
        Object.entries(defaults).filter(([name]) => rules.members.includes(name)),
      );
      const emptied = await admin.patch(own, { ...nothing, ...second }, 3);
      expect(emptied.status).toBe(200);
      const back = await admin.patch(own, restoredBy(rules, emptied.body, before.body), 4);
      expect(back.status).toBe(200);
      const now = await admin.get(own);
      expect(Object.fromEntries(rules.members.map((name) => [name, now.body[name]]))).toEqual(
        Object.fromEntries(rules.members.map((name) => [name, before.body[name]])),
      );
      expect(
        momentsOf(await admin.get(`${own}/history`)).filter(({ what }) =>
          ["created", "edited"].includes(textOf(what)),
        ),
      ).toHaveLength(5);
    });

    test("returns 404 for users of another account and for unknown records", async () => {
      expect((await stranger.get(`${own}/history`)).status).toBe(404);
      expect((await admin.get(`${path}/${NOWHERE}/history`)).status).toBe(404);
    });

    test.runIf(removable)("is still available after the removal, with its author", async () => {
      expect((await admin.remove(own)).status).toBe(204);
      const [last, former] = momentsOf(await admin.get(`${own}/history`));
      expect(last).toMatchObject({ what: "removed", by: ADA, before: former?.after, after: null });
      expect((await stranger.get(`${own}/history`)).status).toBe(404);
    });
  },
);

test("shows the names of referenced records after their removal, and rejects restoring a state that refers to them", async () => {
  const company = await admin.post("/contacts", { type: "company", company: "Ferrer & Sons" });
  const made = await admin.post("/contacts", { firstname: "Núria", employer: company.body._id });
  const own = `/contacts/${textOf(made.body._id)}`;
  await admin.patch(own, { employer: null }, 1);
  await admin.patch(`/contacts/${textOf(company.body._id)}`, { company: "Ferrer Brothers" }, 1);
  const employers = async () =>
    momentsOf(await admin.get(`${own}/history`)).map(({ after }) => stateOf(after)["employer"]);
  expect(await employers()).toEqual([null, { _id: company.body._id, name: "Ferrer Brothers" }]);

  expect((await admin.remove(`/contacts/${textOf(company.body._id)}`)).status).toBe(204);
  expect(await employers()).toEqual([null, { _id: company.body._id, name: "Ferrer Brothers" }]);
  const refused = await admin.patch(own, { employer: company.body._id }, 2);
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: "/body/employer", code: "unknown" }] },
  });
});
