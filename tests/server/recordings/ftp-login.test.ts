import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { ftpLogin } from "../../../server/recordings/ftp-login.ts";

/** An FTP server that answers with what it is given, and remembers what it was told. */
async function serve(answer: (command: string, socket: Socket) => string, greeting = "220-Welcome\r\n220 ready\r\n") {
  const told: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => undefined);
    socket.write(greeting);
    socket.on("data", (bytes) => {
      for (const command of String(bytes).split("\r\n").filter(Boolean)) {
        told.push(command);
        socket.write(answer(command, socket));
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { told, login: { hostname: "127.0.0.1", port, username: "calls", password: "a secret", tls: false } };
}

const USUAL = (command: string) => (command.startsWith("USER") ? "331 who?\r\n" : command === "PASS a secret" ? "230-Hello\r\n 230 no end\r\n230 in\r\n" : "530 no\r\n");
const HERE = { allowsLoopback: true, patience: 2_000 };

test("who has the password is let in, after answers of several lines", async () => {
  const { login, told } = await serve(USUAL);
  expect(await ftpLogin(login, HERE)).toEqual({ kind: "answered", code: 230, text: "in" });
  expect(told).toEqual(["USER calls", "PASS a secret"]);
});

test("who has not hears what the server says", async () => {
  const { login } = await serve(USUAL);
  expect(await ftpLogin({ ...login, password: "another" }, HERE)).toEqual({ kind: "answered", code: 530, text: "no" });
});

test("a server without TLS is told no password where TLS is wanted", async () => {
  const { login, told } = await serve(() => "502 not here\r\n");
  expect(await ftpLogin({ ...login, tls: true }, HERE)).toMatchObject({ code: 502 });
  expect(told).toEqual(["AUTH TLS"]);
});

test("nothing that is typed becomes a command of its own", async () => {
  const { login, told } = await serve(USUAL);
  expect(await ftpLogin({ ...login, username: "calls\r\nDELE everything" }, HERE)).toMatchObject({ kind: "silent" });
  expect(told).toEqual([]);
});

test("a server of this house is not asked, nor one that has no end waited for", async () => {
  const { login, told } = await serve(() => "", "");
  expect(await ftpLogin(login, { ...HERE, allowsLoopback: false })).toEqual({ kind: "refused" });
  expect(await ftpLogin(login, { ...HERE, patience: 100 })).toEqual({ kind: "silent", reason: "no answer in 0.1 s" });
  expect(told).toEqual([]);
  const endless = await serve(() => "", "220-".padEnd(100_000, "x"));
  expect(await ftpLogin(endless.login, HERE)).toMatchObject({ kind: "silent" });
});

test("a server that nobody runs is told so", async () => {
  expect(await ftpLogin({ hostname: "127.0.0.1", port: 1, username: "a", password: "b", tls: false }, HERE)).toEqual({ kind: "silent", reason: "ECONNREFUSED" });
});
