import { expect, onTestFinished, test } from "vitest";
import { connectDevice } from "../../src/live/device-connection.ts";
import { withPlatform } from "../support/platform.ts";
import { newDevice } from "../support/test-device.ts";

/** Connects a device to a platform; the test controls its timers. */
async function deviceAt(url: string, hello = newDevice()) {
  const later: { readonly ms: number; readonly work: () => void }[] = [];
  const connection = connectDevice({
    origin: url,
    hello: () => hello,
    later: (ms, work) => void later.push({ ms, work }),
  });
  onTestFinished(() => connection.close());
  connection.open();
  return { connection, later, link: () => connection.get().link };
}

test("connects a device and sends it its state", async () => {
  const { url } = await withPlatform();
  const { connection, link } = await deviceAt(url);
  expect(link()).toBe("connecting");
  await expect
    .poll(() => connection.get())
    .toEqual({
      link: "connected",
      refusal: null,
      standing: { standing: "waiting", branch: null, label: null },
    });
});

test("a device that was refused because there are too many comes back after ten seconds, and is let in once there is room", async () => {
  const { url, database } = await withPlatform();
  const rows = Array.from({ length: 20 }, () => ({
    id: newDevice().id,
    ip: "127.0.0.1",
    created_at: Date.now(),
    updated_at: Date.now(),
  }));
  await database.db.insertInto("pocs").values(rows).execute();
  const { connection, later, link } = await deviceAt(url);
  await expect.poll(link).toBe("refused");
  expect([connection.get().refusal, later.map(({ ms }) => ms)]).toEqual(["too-many", [10_000]]);
  await database.db.deleteFrom("pocs").execute();
  later[0]?.work();
  await expect.poll(link).toBe("connected");
  expect(connection.get().refusal).toBe(null);
});

test("refuses a device with a wrong secret until an administrator decides", async () => {
  const { url } = await withPlatform();
  const hello = newDevice();
  const first = await deviceAt(url, hello);
  await expect.poll(first.link).toBe("connected");
  const { connection, later, link } = await deviceAt(url, { ...hello, secret: newDevice().secret });
  await expect.poll(link).toBe("refused");
  expect([connection.get().refusal, later]).toEqual(["wrong-secret", []]);
  expect(first.link()).toBe("connected");
});

test("keeps a device's state when the platform is lost, and reconnects automatically", async () => {
  const { url, platform } = await withPlatform();
  const { connection, link } = await deviceAt(url);
  await expect.poll(() => connection.get().standing).not.toBe(null);
  platform.io.engine.close();
  await expect.poll(link).toBe("lost");
  expect(connection.get().standing).toMatchObject({ standing: "waiting" });
  await expect.poll(link).toBe("connected");
});

test("a window that another one replaced stays out until it is asked back", async () => {
  const { url } = await withPlatform();
  const hello = newDevice();
  const first = await deviceAt(url, hello);
  await expect.poll(first.link).toBe("connected");
  const second = await deviceAt(url, hello);
  await expect.poll(first.link).toBe("elsewhere");
  expect(second.link()).toBe("connected");
  first.connection.open();
  await expect.poll(second.link).toBe("elsewhere");
  expect(first.link()).toBe("connected");
});
