import { expect, onTestFinished, test } from "vitest";
import { PocPresence } from "../../../server/device/poc-presence.ts";
import { testDatabase } from "../../support/database.ts";
import { newDevice } from "../../support/test-device.ts";

const BURST = 300;

test("keeps the database responsive during a burst of unknown devices", async () => {
  const database = await testDatabase();
  onTestFinished(() => database.close());
  const presence = new PocPresence({
    db: database.db,
    times: () => ({ now: Date.now(), lease: 30_000 }),
    deviceLease: 600_000,
  });
  let arrived = 0;
  const arrivals = Array.from({ length: BURST }, (_, n) =>
    presence.connect(newDevice(), `connection-${n}`, `192.0.2.${n % 250}`).then(() => (arrived += 1)),
  );
  await Promise.race(arrivals);
  await database.db.selectFrom("accounts").select("id").execute();
  expect(arrived).toBeLessThan(BURST / 2);
  await Promise.all(arrivals);
});
