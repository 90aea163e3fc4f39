import { afterAll, beforeAll, expect, test } from "vitest";
import { LiveSocket } from "../../support/live-socket.ts";
import { contacts } from "../../support/pbx.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";

/**
 * As many as may wait; together their answers are far more than the network holds for somebody who does not
 * read.
 */
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

/** A connection as the platform sees it: what it heard from there, and what it said. */
async function connected() {
  const said = { questions: 0, answers: 0 };
  platform.platform.io.engine.once(
    "connection",
    (connection: {
      on: (event: string, listener: (packet: { type: string; data?: unknown }) => void) => void;
    }) => {
      connection.on(
        "packet",
        ({ data }) => void (said.questions += Number(String(data).includes('"range"'))),
      );
      connection.on(
        "packetCreate",
        ({ data }) => void (said.answers += Number(String(data).startsWith("3"))),
      );
    },
  );
  const live = await LiveSocket.open(platform.url, { token });
  // What a console has no way to do, and somebody hostile has: to ask and not to read.
  const { ws } = live.socket.io.engine.transport as unknown as {
    ws: { pause: () => void; resume: () => void };
  };
  return { live, ws, said };
}

test("somebody who asks and does not read is answered no further than the network holds", async () => {
  const { live, ws, said } = await connected();
  ws.pause();
  const answers = Promise.all(
    Array.from({ length: QUESTIONS }, () => live.socket.timeout(120_000).emitWithAck("range", range)),
  );
  await expect.poll(() => said.questions).toBe(QUESTIONS);
  // Everybody else is served as ever.
  const other = await LiveSocket.open(platform.url, { token });
  expect((await other.range(range)).answer).toBe("missing");
  expect(said.answers).toBeLessThan(QUESTIONS);
  ws.resume();
  expect((await answers).map(({ events }) => events.length)).toEqual(
    Array.from({ length: QUESTIONS }, () => EVENTS),
  );
});

test("somebody who asks on and on without reading is let go", async () => {
  const { live, ws, said } = await connected();
  const closed = live.next("disconnect");
  ws.pause();
  for (let question = 0; question < 10 * QUESTIONS; question++)
    live.socket.emit("range", range, () => undefined);
  await expect.poll(() => said.questions).toBeGreaterThan(QUESTIONS);
  ws.resume();
  await closed;
  expect(said.answers).toBeLessThanOrEqual(QUESTIONS);
});
