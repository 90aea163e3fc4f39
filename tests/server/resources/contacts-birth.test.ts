import { afterAll, beforeAll, expect, test } from "vitest";
import { asking, faults } from "../../support/people.ts";
import { startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const DAY = 86_400_000;
/** The next time that it is half past eleven at night in Greenwich: in Madrid the next day has begun. */
const LATE = Math.floor(Date.now() / DAY) * DAY + DAY + 23.5 * 3_600_000;
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const [TODAY, TOMORROW] = [dayOf(LATE + DAY), dayOf(LATE + 2 * DAY)];

let platform: TestPlatform;
let admin: ReturnType<typeof asking>;
beforeAll(async () => {
  const ahead = LATE - Date.now();
  platform = await startPlatform({ now: () => Date.now() + ahead });
  await platform.database.db
    .updateTable("accounts")
    .set({ time_zone: "Europe/Madrid" })
    .where("id", "=", ACCOUNT)
    .execute();
  admin = asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
});
afterAll(() => platform.close());

test("rejects a birth date after today in the account's time zone, for new and changed contacts", async () => {
  const made = await admin.post("/contacts", { type: "person", firstname: "Núria", birthDate: TODAY });
  expect(made.status).toBe(200);
  expect(
    faults(await admin.post("/contacts", { type: "person", firstname: "Pau", birthDate: TOMORROW })),
  ).toEqual([422, "/body/birthDate in-future"]);
  const own = `/contacts/${textOf(made.body._id)}`;
  expect(faults(await admin.patch(own, { birthDate: TOMORROW }, 1))).toEqual([
    422,
    "/body/birthDate in-future",
  ]);
  expect((await admin.patch(own, { birthDate: "1984-02-29" }, 1)).status).toBe(200);
});
