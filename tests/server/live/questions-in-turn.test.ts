import { afterAll, beforeAll, expect, test } from "vitest";
import { LiveSocket } from "../../support/live-socket.ts";
import { contacts } from "../../support/pbx.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";

/** Maximum queue length; together the answers exceed the network buffer of a client that does not read. */
const QUESTIONS = 20;
const EVENTS = 5_000;

let platform: TestPlatform;
let token: string;
let range: object;
beforeAll(async () => {
  platform = await startPlatform();
  token = (await platform.signIn("supervisor@demo.example")).accessToken;
  for (let batch = 0; batch < 2; batch++) await platform.feed(contacts(EVENTS / 2, `batch-${batch}`));
  const { channel, epoch, offset } = (await platform.api("GET /live-monitor/snapshot", { token })).body;
  range = { channel, epoch, from: Number(offset) - EVENTS + 1, to: Number(offset) };
});
afterAll(() => platform.close());

/** Opens a connection and counts its requests and answers on the platform's side. */
async function connected() {
  const counts = { questions: 0, answers: 0 };
  platform.platform.io.engine.once(
    "connection",
    (connection: {
      on: (event: string, listener: (packet: { type: string; data?: unknown }) => void) => void;
    }) => {
      connection.on(
        "packet",
        ({ data }) => void (counts.questions += Number(String(data).includes('"range"'))),
      );
      connection.on(
        "packetCreate",
        ({ data }) => void (counts.answers += Number(String(data).startsWith("3"))),
      );
    },
  );
  const live = await LiveSocket.open(platform.url, { token });
  // Sends without reading, as a hostile client can and a console cannot.
  const { ws } = live.socket.io.engine.transport as unknown as {
    ws: { pause: () => void; resume: () => void };
  };
  return { live, ws, counts };
}

test("stops answering a client that does not read when the network buffer is full", async () => {
  const { live, ws, counts } = await connected();
  ws.pause();
  const answers = Promise.all(
    Array.from({ length: QUESTIONS }, () => live.socket.timeout(120_000).emitWithAck("range", range)),
  );
  await expect.poll(() => counts.questions).toBe(QUESTIONS);
  // Other clients are still served.
  const other = await LiveSocket.open(platform.url, { token });
  expect((await other.range(range)).answer).toBe("missing");
  expect(counts.answers).toBeLessThan(QUESTIONS);
  ws.resume();
  expect((await answers).map(({ events }) => events.length)).toEqual(
    Array.from({ length: QUESTIONS }, () => EVENTS),
  );
});

test("disconnects a client that keeps sending requests without reading", async () => {
  const { live, ws, counts } = await connected();
  const closed = live.next("disconnect");
  ws.pause();
  for (let question = 0; question < 10 * QUESTIONS; question++)
    live.socket.emit("range", range, () => undefined);
  await expect.poll(() => counts.questions).toBeGreaterThan(QUESTIONS);
  ws.resume();
  await closed;
  expect(counts.answers).toBeLessThanOrEqual(QUESTIONS);
});
