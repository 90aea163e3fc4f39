import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { type SendExternalOptions, sendExternal } from "../../../server/egress/send-external.ts";
import { selfSigned } from "../../../server/identity-provider/self-signed.ts";
import { startReceiver } from "../../support/receiver.ts";

const send = (url: string, options: Partial<SendExternalOptions> = {}, verifySsl = true) =>
  sendExternal(
    { url: new URL(url), method: "POST", headers: { "x-test": "1" }, body: "Grüße", verifySsl },
    { allowsLoopback: true, patience: 30_000, most: 100, ...options },
  );

test("sends the body unchanged and returns the beginning of the response body", async () => {
  const receiver = await startReceiver();
  receiver.answer = (response) => void response.writeHead(202, { "retry-after": "7" }).end("y".repeat(1_000));
  expect(await send(receiver.url)).toEqual({
    kind: "answered",
    status: 202,
    retryAfter: "7",
    text: "y".repeat(100),
    isCut: true,
  });
  expect(receiver.received).toMatchObject([
    { method: "POST", path: "/hook", body: "Grüße", headers: { "x-test": "1", "content-length": "7" } },
  ]);
});

test("returns a redirect as the answer without following it", async () => {
  const [receiver, inside] = [await startReceiver(), await startReceiver()];
  receiver.answer = (response) => void response.writeHead(307, { location: inside.url }).end();
  expect(await send(receiver.url)).toMatchObject({ kind: "answered", status: 307 });
  expect(inside.received).toEqual([]);
});

test("refuses private addresses and allows loopback only where enabled", async () => {
  const receiver = await startReceiver();
  expect(await send(receiver.url, { allowsLoopback: false })).toEqual({ kind: "refused" });
  expect(await send("http://10.0.0.1/")).toEqual({ kind: "refused" });
  expect(
    await send("http://receiver.example/", {
      addressesOf: () => Promise.resolve(["1.1.1.1", "169.254.169.254"]),
    }),
  ).toEqual({ kind: "refused" });
  expect(receiver.received).toEqual([]);
});

test("resolves a name once, so that it cannot lead to a private address on connect", async () => {
  const receiver = await startReceiver();
  const answers = [["127.0.0.1"], ["10.0.0.1"]];
  const addressesOf = () => Promise.resolve(answers.shift() ?? []);
  expect(await send(receiver.url.replace("127.0.0.1", "receiver.example"), { addressesOf })).toMatchObject({
    kind: "answered",
    status: 204,
  });
  expect(answers).toEqual([["10.0.0.1"]]);
});

test("an answer that never ends is read to its bound, and then the connection goes", async () => {
  const receiver = await startReceiver();
  let written = 0;
  const gone = new Promise<void>((resolve) => {
    receiver.answer = (response) => {
      response.on("close", resolve);
      response.writeHead(200, { "content-length": 1_000_000_000 });
      const more = () => {
        while (!response.destroyed && written < 1_000_000_000) {
          written += 65_536;
          if (!response.write("z".repeat(65_536))) return void response.once("drain", more);
        }
      };
      more();
    };
  });
  expect(await send(receiver.url)).toEqual({
    kind: "answered",
    status: 200,
    retryAfter: null,
    text: "z".repeat(100),
    isCut: true,
  });
  await gone;
  expect(written).toBeLessThan(50_000_000);
});

test("accepts a slow body as an answer and times out without one at every step", async () => {
  const receiver = await startReceiver();
  const drips: NodeJS.Timeout[] = [];
  onTestFinished(() => drips.forEach((drip) => clearInterval(drip)));
  receiver.answer = (response) => {
    response.writeHead(200).write("a");
    drips.push(setInterval(() => response.write("b"), 40));
  };
  // It takes all of it, and the beginning of the answer has to come within it on a busy machine too.
  const slow = await send(receiver.url, { patience: 2_000 });
  expect(slow).toMatchObject({ kind: "answered", status: 200, text: expect.stringMatching(/^ab*$/) });
  receiver.answer = (response) => void drips.push(setInterval(() => response.socket?.write("H"), 40));
  expect(await send(receiver.url, { patience: 200 })).toMatchObject({ kind: "silent" });
  receiver.answer = () => undefined;
  expect(await send(receiver.url, { patience: 200 })).toEqual({
    kind: "silent",
    reason: "timeout after 0.2 s",
  });
  expect(
    await send("http://receiver.example/", {
      patience: 200,
      addressesOf: () => new Promise(() => undefined),
    }),
  ).toEqual({ kind: "silent", reason: "timeout after 0.2 s" });
});

test("returns an aborted answer and marks it as cut", async () => {
  const receiver = await startReceiver();
  receiver.answer = (response) => {
    response.writeHead(200, { "content-length": 50 });
    response.write("half of it", () => response.destroy());
  };
  expect(await send(receiver.url)).toEqual({
    kind: "answered",
    status: 200,
    retryAfter: null,
    text: "half of it",
    isCut: true,
  });
});

test("reports a closed and a refused connection by code only", async () => {
  const receiver = await startReceiver();
  receiver.answer = (response) => void response.socket?.destroy();
  expect(await send(receiver.url)).toEqual({ kind: "silent", reason: "ECONNRESET" });
  expect(await send("http://127.0.0.1:1/")).toEqual({ kind: "silent", reason: "ECONNREFUSED" });
});

test("rejects an untrusted certificate unless verification is off", async () => {
  const receiver = await startReceiver(selfSigned("127.0.0.1", Date.now()));
  expect(await send(receiver.url)).toMatchObject({
    kind: "silent",
    reason: expect.stringMatching(/SELF_SIGNED/),
  });
  expect(receiver.received).toEqual([]);
  expect(await send(receiver.url, {}, false)).toMatchObject({ kind: "answered", status: 204 });
});

const IMPATIENT: readonly (readonly [
  how: string,
  status: number | null,
  answer: (response: ServerResponse) => void,
])[] = [
  ["answers at once", 403, (response) => void response.writeHead(403).end()],
  ["hangs up", null, (response) => void response.socket?.destroy()],
];

test.each(IMPATIENT)(
  "a file is closed again when its receiver %s and takes no more of it",
  async (_, status, answer) => {
    const url = await startImpatient(answer);
    const endless: Readable = new Readable({ read: () => void endless.push(Buffer.alloc(65_536)) });
    const file = { open: () => endless, length: 1_000_000_000 };
    const sent = await sendExternal(
      { url: new URL(url), method: "PUT", headers: {}, body: "", file, verifySsl: true },
      { allowsLoopback: true, patience: 30_000, most: 100 },
    );
    expect(sent).toMatchObject(status === null ? { kind: "silent" } : { kind: "answered", status });
    await expect.poll(() => endless.destroyed).toBe(true);
  },
);

/** Starts a server that answers before any of the body arrived. */
async function startImpatient(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_, response) => answer(response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`;
}
