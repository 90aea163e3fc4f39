import { expect, test } from "vitest";
import { LiveSocket } from "../../support/live-socket.ts";
import { asking } from "../../support/people.ts";
import { textOf } from "../../support/platform.ts";
import { NEW, resetDesk } from "../../support/reset-desk.ts";
import { stoppedIntervals } from "../../support/stopped-intervals.ts";

// No look at the sessions happens: what closes here is closed by a notification.
stoppedIntervals();

const CLOSED = ["password", "io server disconnect"];
const { email, grant, id, platform, setPassword } = resetDesk();

/**
 * Changes the password of this test's person, and returns what each of their sockets received as it was
 * closed.
 */
async function closing(
  change: () => Promise<{ readonly status: number }>,
): Promise<readonly (readonly string[])[]> {
  const { url, signIn } = platform();
  const sessions = [await signIn(email()), await signIn(email(), { remember: true })];
  const sockets = await Promise.all(
    sessions.map(({ accessToken }) => LiveSocket.open(url, { token: accessToken })),
  );
  const ends = sockets.map(async (live) => {
    const closed = live.next("disconnect");
    const { reason } = await live.next("session:ended");
    return [reason, await closed];
  });
  expect((await change()).status).toBeLessThan(300);
  return Promise.all(ends);
}

test("a password that is set by mail closes every socket of that person without a look at the sessions, and no other", async () => {
  const other = await LiveSocket.open(platform().url, {
    token: (await platform().signIn("admin@demo.example")).accessToken,
  });
  const given = await grant();
  expect(await closing(() => setPassword(given, NEW))).toEqual([CLOSED, CLOSED]);
  expect(other.socket.connected).toBe(true);
});

test("so does one that an administrator sets", async () => {
  const { accessToken: token } = await platform().signIn("admin@demo.example");
  const admin = asking(platform(), { token });
  expect(await closing(() => admin.patch(`/users/${id()}`, { password: "violet-tram-93" }, 1))).toEqual([
    CLOSED,
    CLOSED,
  ]);
});

test("refuses sockets with a token issued before the change", async () => {
  const { accessToken: token } = await platform().signIn(email());
  expect(textOf((await platform().api("GET /auth/check-token", { token })).body.user?.email)).toBe(email());
  await setPassword(await grant(), NEW);
  await expect(LiveSocket.open(platform().url, { token })).rejects.toThrow("unauthorized");
});
