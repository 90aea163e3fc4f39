import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { selfSigned } from "../../../server/identity-provider/self-signed.ts";
import type { FileServerRules } from "../../../server/recordings/file-server.ts";
import { visitFtp } from "../../../server/recordings/visit-ftp.ts";
import { startFtpServer } from "../../support/ftp-server.ts";

const HERE: FileServerRules = { allowsLoopback: true, patience: 20_000 };
const BYTES = randomBytes(3_000_000);
const fileOf = (bytes: Buffer, length = bytes.length) => ({
  name: "65a0-Sales é.webm",
  media: "video/webm",
  length,
  open: () => Readable.from([bytes]),
});
const NAME = fileOf(BYTES).name;

test("signs in with the right password after multi-line replies", async () => {
  const { login, commands } = await startFtpServer();
  expect(await visitFtp(login, null, HERE)).toBeNull();
  expect(commands).toEqual(["USER calls", "PASS a secret"]);
});

test("returns the server's message for a wrong password and leaves no file", async () => {
  const { login, files, commands } = await startFtpServer();
  expect(await visitFtp({ ...login, password: "another" }, fileOf(BYTES), HERE)).toEqual({
    reason: "credentials",
    detail: "no",
  });
  expect([files.size, commands]).toEqual([0, ["USER calls", "PASS another"]]);
});

test("sends no password to a server without TLS where TLS is required", async () => {
  const { login, commands } = await startFtpServer();
  expect(await visitFtp({ ...login, tls: true }, null, HERE)).toEqual({
    reason: "answer",
    detail: "502 not here",
  });
  expect(commands).toEqual(["AUTH TLS"]);
});

test("nothing that is typed becomes a command of its own", async () => {
  const { login, commands } = await startFtpServer();
  expect(await visitFtp({ ...login, username: "calls\r\nDELE everything" }, null, HERE)).toMatchObject({
    reason: "silent",
  });
  expect(commands).toEqual([]);
});

test("refuses private addresses and times out on an endless greeting", async () => {
  const { login, commands } = await startFtpServer({ greeting: "" });
  expect(await visitFtp(login, null, { ...HERE, allowsLoopback: false })).toEqual({
    reason: "address",
    detail: null,
  });
  expect(
    await visitFtp({ ...login, hostname: "localhost" }, null, {
      ...HERE,
      allowsLoopback: false,
      addressesOf: () => Promise.resolve(["1.1.1.1", "10.0.0.1"]),
    }),
  ).toEqual({ reason: "address", detail: null });
  expect(await visitFtp(login, null, { ...HERE, patience: 100 })).toMatchObject({ reason: "silent" });
  expect(commands).toEqual([]);
  const endless = await startFtpServer({ greeting: "220-".padEnd(20_000_000, "x") });
  expect(await visitFtp(endless.login, null, HERE)).toMatchObject({ reason: "silent" });
});

test("reports a refused connection", async () => {
  expect(
    await visitFtp({ hostname: "127.0.0.1", port: 1, username: "a", password: "b", tls: false }, null, HERE),
  ).toEqual({ reason: "silent", detail: "ECONNREFUSED" });
});

test("a file arrives whole, and has its name only then", async () => {
  const { login, files, commands } = await startFtpServer();
  expect(await visitFtp(login, fileOf(BYTES), HERE)).toBeNull();
  expect([...files.keys()]).toEqual([NAME]);
  expect(files.get(NAME)?.equals(BYTES)).toBe(true);
  expect(commands.filter((command) => /^(STOR|RNFR|RNTO)/.test(command))).toEqual([
    `STOR ${NAME}.part`,
    `RNFR ${NAME}.part`,
    `RNTO ${NAME}`,
  ]);
  // Replaces the file of an earlier attempt with an unknown outcome.
  expect(await visitFtp(login, fileOf(BYTES.subarray(1)), HERE)).toBeNull();
  expect(files.get(NAME)?.length).toBe(BYTES.length - 1);
});

test("over TLS the file is as secret as the password, and only a certificate that is believed counts", async () => {
  const tls = selfSigned("localhost", Date.now());
  const { login, files, commands } = await startFtpServer({ tls });
  const there = { ...login, hostname: "localhost", tls: true };
  const rules = { ...HERE, addressesOf: () => Promise.resolve(["127.0.0.1"]), certificates: tls.cert };
  expect(await visitFtp(there, fileOf(BYTES), rules)).toBeNull();
  expect(files.get(NAME)?.equals(BYTES)).toBe(true);
  expect(commands.indexOf("AUTH TLS")).toBeLessThan(commands.indexOf("PASS a secret"));
  expect(commands).toContain("PROT P");
  commands.length = 0;
  expect(await visitFtp(there, null, { ...HERE, addressesOf: rules.addressesOf })).toEqual({
    reason: "silent",
    detail: "DEPTH_ZERO_SELF_SIGNED_CERT",
  });
  expect(await visitFtp({ ...there, hostname: "another.example" }, null, rules)).toEqual({
    reason: "silent",
    detail: "ERR_TLS_CERT_ALTNAME_INVALID",
  });
  expect(commands).toEqual(["AUTH TLS", "AUTH TLS"]);
});

test.each([
  ["full", { reason: "full", detail: "no space left" }],
  ["half", { reason: "answer", detail: `${BYTES.length / 2} / ${BYTES.length} B` }],
  ["connection", { reason: "silent", detail: expect.any(String) }],
] as const)("a file does not count as there where what happens is: %s", async (cut, fault) => {
  const { login, files } = await startFtpServer({ cut });
  expect(await visitFtp(login, fileOf(BYTES), HERE)).toEqual(fault);
  expect(files.has(NAME)).toBe(false);
});

test("a server that does not go on is left when it is too late", async () => {
  const { login, files } = await startFtpServer({
    answer: (command) => (command.startsWith("STOR") ? null : undefined),
  });
  expect(await visitFtp(login, fileOf(BYTES), { ...HERE, patience: 300 })).toMatchObject({
    reason: "silent",
  });
  expect(files.size).toBe(0);
});

test("a server that sends the data elsewhere is not followed", async () => {
  const { login, files } = await startFtpServer({
    answer: (command) =>
      command === "EPSV" ? "502 not here" : command === "PASV" ? "227 there (10,0,0,1,4,1)" : undefined,
  });
  expect(await visitFtp(login, fileOf(BYTES), HERE)).toMatchObject({ reason: "silent" });
  expect(files.size).toBe(0);
});

test("returns the server's reason for refusing the file", async () => {
  const { login } = await startFtpServer({
    answer: (command) => (command.startsWith("STOR") ? "550 Permission denied" : undefined),
  });
  expect(await visitFtp(login, fileOf(BYTES), HERE)).toEqual({
    reason: "answer",
    detail: "550 Permission denied",
  });
});
