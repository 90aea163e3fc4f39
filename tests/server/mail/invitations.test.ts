import { afterAll, beforeAll, expect, test } from "vitest";
import { agentBody, asking, faults } from "../../support/people.ts";
import { startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";

const DAY = 86_400_000;
const STRANGER = "stranger@elsewhere.example";

let platform: TestPlatform;
let now = Date.UTC(2026, 5, 1);
beforeAll(async () => {
  platform = await startPlatform({ now: () => now });
});
afterAll(() => platform.close());

const admin = async () =>
  asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
const invitations = async () =>
  (
    await platform.database.db
      .selectFrom("mails")
      .select("recipient")
      .where("kind", "=", "activation")
      .execute()
  ).filter(({ recipient }) => recipient.toLowerCase() === STRANGER).length;

test("limits an address to five invitations within 24 hours, and rejects the change of email beyond", async () => {
  const { get, patch, post, remove } = await admin();
  const { body } = await post(
    "/users",
    agentBody({ username: "flip.flop", password: undefined, email: "home@demo.example" }),
  );
  const path = `/users/${textOf(body._id)}`;
  let version = 1;
  const move = async (email: string) => {
    const { status } = await patch(path, { email }, version);
    if (status === 200) version++;
    return status;
  };
  for (const written of [STRANGER, STRANGER.toUpperCase(), STRANGER]) {
    expect([await move(written), await move(`away${version}@demo.example`)]).toEqual([200, 200]);
  }
  expect((await remove(path)).status).toBe(204);
  const again = async () =>
    post("/users", agentBody({ username: `flip.flop${now}`, password: undefined, email: STRANGER }));
  for (let made = 0; made < 2; made++) {
    const { status, body: user } = await again();
    expect([status, (await remove(`/users/${textOf(user._id)}`)).status]).toEqual([200, 204]);
  }
  expect(await invitations()).toBe(5);
  const refused = await again();
  expect(faults(refused)).toEqual([422, "/body/email invited-too-often"]);
  expect([await invitations(), (await get("/users", `$search=${STRANGER}`)).text.includes(STRANGER)]).toEqual(
    [5, false],
  );
  now += DAY;
  expect(
    (
      await (
        await admin()
      ).post("/users", agentBody({ username: "next.day", password: undefined, email: STRANGER }))
    ).status,
  ).toBe(200);
});
