import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { Readable } from "node:stream";
import { expect, onTestFinished, test, vi } from "vitest";
import { visitSftp } from "../../../server/recordings/visit-sftp.ts";
import { startSftpServer } from "../../support/sftp-server.ts";

const ANY_SERVER = { allowsLoopback: true, patience: 60_000, isKnown: () => Promise.resolve(true) };
const BYTES = randomBytes(70_000);
const FILE = {
  name: "65a0-Sales é.webm",
  media: "video/webm",
  length: BYTES.length,
  open: () => Readable.from([BYTES]),
};

/** Lets the test end the timeout of the next visit instead of the clock. */
function patienceInHand(): () => void {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(deadline.signal);
  onTestFinished(() => timeout.mockRestore());
  return () => deadline.abort();
}

test.each([false, true])(
  "uploads a complete file under its name with the right password; keyboard-interactive: %s",
  async (asks) => {
    const { login, files } = await startSftpServer({ asks });
    expect(await visitSftp(login, null, ANY_SERVER)).toBeNull();
    expect(files.size).toBe(0);
    expect(await visitSftp(login, FILE, ANY_SERVER)).toBeNull();
    expect([...files.keys()]).toEqual([FILE.name]);
    expect(files.get(FILE.name)?.equals(BYTES)).toBe(true);
    // Replaces the file of an earlier attempt with an unknown outcome.
    expect(
      await visitSftp(
        login,
        { ...FILE, open: () => Readable.from([BYTES.subarray(1)]), length: BYTES.length - 1 },
        ANY_SERVER,
      ),
    ).toBeNull();
    expect(files.get(FILE.name)?.length).toBe(BYTES.length - 1);
  },
);

test("reports a wrong password and leaves no file", async () => {
  const { login, files } = await startSftpServer();
  expect(await visitSftp({ ...login, password: "another" }, FILE, ANY_SERVER)).toEqual({
    reason: "credentials",
    detail: null,
  });
  expect(files.size).toBe(0);
});

test("sends no password to a server with another host key", async () => {
  const { login, passwords } = await startSftpServer();
  const keys: string[] = [];
  const isKnown = (key: string) => {
    keys.push(key);
    return Promise.resolve(false);
  };
  expect(await visitSftp(login, FILE, { ...ANY_SERVER, isKnown })).toEqual({
    reason: "host-key",
    detail: keys[0],
  });
  expect([keys, passwords]).toEqual([[expect.stringMatching(/^SHA256:[A-Za-z0-9+/]{43}$/)], []]);
});

test.each([
  [{ refusal: 4 }, { reason: "answer", detail: "no space left" }],
  [{ cut: "connection" }, { reason: "silent", detail: expect.any(String) }],
  [{ cut: "silent" }, { reason: "silent", detail: "timeout after 60 s" }],
] as const)("a file does not count as there where what happens is: %j", async (options, fault) => {
  const { login, files, part } = await startSftpServer(options);
  const endPatience = patienceInHand();
  const visit = visitSftp(login, FILE, ANY_SERVER);
  await part();
  if ("cut" in options && options.cut === "silent") endPatience();
  expect(await visit).toEqual(fault);
  expect(files.has(FILE.name)).toBe(false);
});

test.each(["connection", "silent"] as const)(
  "a file of which no more is taken is closed again; cut: %s",
  async (cut) => {
    const { login, part } = await startSftpServer({ cut });
    const endPatience = patienceInHand();
    const endless: Readable = new Readable({ read: () => void endless.push(Buffer.alloc(65_536)) });
    const visit = visitSftp(login, { ...FILE, open: () => endless }, ANY_SERVER);
    await part();
    if (cut === "silent") endPatience();
    expect(await visit).toMatchObject({ reason: "silent" });
    await expect.poll(() => endless.destroyed).toBe(true);
  },
);

test("rejects a file shorter than announced", async () => {
  const { login, files } = await startSftpServer();
  expect(await visitSftp(login, { ...FILE, length: BYTES.length + 1 }, ANY_SERVER)).toEqual({
    reason: "answer",
    detail: `${BYTES.length} / ${BYTES.length + 1} B`,
  });
  expect(files.has(FILE.name)).toBe(false);
});

test("refuses private addresses, times out on a silent server and reports a refused connection", async () => {
  const { login, passwords } = await startSftpServer();
  expect(await visitSftp(login, FILE, { ...ANY_SERVER, allowsLoopback: false })).toEqual({
    reason: "address",
    detail: null,
  });
  expect(
    await visitSftp({ ...login, hostname: "calls.example" }, FILE, {
      ...ANY_SERVER,
      allowsLoopback: false,
      addressesOf: () => Promise.resolve(["10.0.0.1"]),
    }),
  ).toEqual({ reason: "address", detail: null });
  expect(passwords).toEqual([]);
  expect(await visitSftp({ ...login, port: 1 }, FILE, ANY_SERVER)).toEqual({
    reason: "silent",
    detail: "ECONNREFUSED",
  });
  const mute = createServer((socket) => void socket.on("error", () => undefined)).listen(0, "127.0.0.1");
  await once(mute, "listening");
  onTestFinished(() => void mute.close());
  const address = mute.address();
  expect(
    await visitSftp({ ...login, port: typeof address === "object" && address ? address.port : 0 }, FILE, {
      ...ANY_SERVER,
      patience: 200,
    }),
  ).toMatchObject({ reason: "silent" });
});
