import { expect, test } from "vitest";
import { HURRIED } from "../../support/hurried.ts";
import { LiveSocket } from "../../support/live-socket.ts";
import { asking } from "../../support/people.ts";
import { textOf } from "../../support/platform.ts";
import { NEW, resetDesk } from "../../support/reset-desk.ts";

const { email, grant, id, platform, setPassword } = resetDesk();

/** How long (ms) it takes until the sockets of this test's person are closed for a changed password, once it is changed like that. */
async function closing(change: () => Promise<{ readonly status: number }>): Promise<number> {
  const { url, signIn } = platform();
  const sessions = [await signIn(email()), await signIn(email(), { remember: true })];
  const sockets = await Promise.all(sessions.map(({ accessToken }) => LiveSocket.open(url, { token: accessToken })));
  const ends = sockets.map(async (live) => {
    const closed = live.next("disconnect");
    const { reason } = await live.next("session:ended");
    return [reason, await closed];
  });
  const began = performance.now();
  expect((await change()).status).toBeLessThan(300);
  expect(await Promise.all(ends)).toEqual(sockets.map(() => ["password", "io server disconnect"]));
  return performance.now() - began;
}

test("a password that is set by mail closes every socket of that person within two seconds, and no other", HURRIED, async () => {
  const other = await LiveSocket.open(platform().url, { token: (await platform().signIn("admin@demo.example")).accessToken });
  const given = await grant();
  expect(await closing(() => setPassword(given, NEW))).toBeLessThan(2_000);
  expect(other.socket.connected).toBe(true);
});

test("so does one that an administrator sets", HURRIED, async () => {
  const { accessToken: token } = await platform().signIn("admin@demo.example");
  const admin = asking(platform(), { token });
  expect(await closing(() => admin.patch(`/users/${id()}`, { password: "violet-tram-93" }, 1))).toBeLessThan(2_000);
});

test("no socket opens any more with a token from before", async () => {
  const { accessToken: token } = await platform().signIn(email());
  expect(textOf((await platform().api("GET /auth/check-token", { token })).body.user?.email)).toBe(email());
  await setPassword(await grant(), NEW);
  await expect(LiveSocket.open(platform().url, { token })).rejects.toThrow("unauthorized");
});
