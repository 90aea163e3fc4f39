import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openPostgres } from "../../../server/database/postgres-database.ts";
import { testDatabaseUrl } from "../../support/database.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";
import { newDevice, TestDevice } from "../../support/test-device.ts";

const PLACE = "/branches/65a0f0050000000000000001/pocs";
const ENROLLED = { standing: "enrolled", branch: "Madrid Centro", label: "Door" };
const hasPostgres = inject("postgresUrl") !== undefined;

let nodes: [TestPlatform, TestPlatform];
let admin: Ask;
beforeAll(async () => {
  if (!hasPostgres) return;
  const url = await testDatabaseUrl();
  const start = () =>
    startPlatform({ database: openPostgres(url, () => undefined), delays: { deviceWatch: 100 } });
  nodes = [await start(), await start()];
  admin = { token: (await nodes[0].signIn("admin@demo.example")).accessToken };
});
afterAll(async () => {
  if (hasPostgres) await Promise.all(nodes.map((node) => node.close()));
});

const enroll = (pocId: string) => nodes[0].api(`POST ${PLACE}`, { ...admin, json: { pocId, label: "Door" } });
const unroll = (id: string) => nodes[0].api(`DELETE ${PLACE}/${id}`, admin);

describe.runIf(hasPostgres)("two nodes on one PostgreSQL", () => {
  test("notifies a device on one node of an enrollment on the other and refuses to unroll it while connected", async () => {
    const hello = newDevice();
    const device = await TestDevice.open(nodes[1].url, hello);
    expect(await device.standing()).toMatchObject({ standing: "waiting" });
    expect((await enroll(hello.id)).body).toMatchObject({ connected: true });
    expect(await device.standing()).toEqual(ENROLLED);
    expect((await unroll(hello.id)).status).toBe(409);
    device.close();
    await expect.poll(async () => (await unroll(hello.id)).status).toBe(204);
  });

  test("a device that moves to another node is let go by the one before, and stays connected", async () => {
    const hello = newDevice();
    await enroll(hello.id);
    const first = await TestDevice.open(nodes[0].url, hello);
    expect(await first.standing()).toEqual(ENROLLED);
    const closed = first.closed();
    const second = await TestDevice.open(nodes[1].url, hello);
    expect(await second.standing()).toEqual(ENROLLED);
    expect(await first.standing()).toMatchObject({ standing: "elsewhere" });
    expect(await closed).toBe("io server disconnect");
    expect((await unroll(hello.id)).status).toBe(409);
  });
});
