import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/**
 * Sends a request but for the last sign of its body; what is called then sends that, and gives the status.
 */
async function heldBack(
  path: string,
  body: object,
  token: string,
): Promise<() => Promise<number | undefined>> {
  const text = JSON.stringify(body);
  const sent = request(`${platform.url}/api${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
    },
  });
  const answered = once(sent, "response");
  await new Promise((written) => sent.write(text.slice(0, -1), written));
  return async () => {
    sent.end(text.slice(-1));
    const [response] = (await answered) as [IncomingMessage]; // of the one event that is waited for
    response.resume();
    return response.statusCode;
  };
}

test("rejects a request whose body arrives after its session has ended", async () => {
  const { accessToken, refreshToken } = await platform.signIn("admin@demo.example");
  const [key, user] = await Promise.all([
    heldBack("/api-keys", { name: "Late", privilege: "agent" }, accessToken),
    heldBack(
      "/users",
      {
        firstname: "Late",
        lastname: "Comer",
        username: "late-comer",
        password: "Violet-tram-93!",
        privilege: "agent",
      },
      accessToken,
    ),
  ]);
  // Both were let in: the platform reads what it is sent in order.
  expect((await platform.api("GET /auth/check-token", { token: accessToken })).status).toBe(200);
  expect((await platform.api("POST /auth/logout", { token: refreshToken })).status).toBeLessThan(300);
  expect(await Promise.all([key(), user()])).toEqual([401, 401]);
  expect(
    await platform.database.db
      .selectFrom("users")
      .select("id")
      .where("username", "=", "late-comer")
      .execute(),
  ).toEqual([]);
});
