import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createSocketServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { requestStatus } from "../../../server/egress/request-status.ts";
import { isPublicAddress } from "../../../server/egress/external-address.ts";

const ask = (url: string, options: Partial<Parameters<typeof requestStatus>[1]> = {}) =>
  requestStatus(new URL(url), { allowsLoopback: false, ...options });

async function listening(status = 200): Promise<{ port: number; hosts: string[] }> {
  const hosts: string[] = [];
  const server = createServer((request, response) => {
    hosts.push(request.headers.host ?? "");
    response.writeHead(status, { location: "http://127.0.0.1:1/" }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, hosts };
}

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "255.255.255.255",
  "224.0.0.1",
  "198.18.0.1",
  "::1",
  "::",
  "fe80::1",
  "fc00::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001::1",
  "ff02::1",
  "::7f00:1",
  "::a00:1",
  "64:ff9b:1::a00:1",
  "fec0::1",
  "4000::1",
  "192.0.0.8",
  "192.0.0.11",
  "192.88.99.1",
  "nonsense",
])("%s is not of the public internet", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  "1.1.1.1",
  "93.184.216.34",
  "192.31.196.1",
  "192.52.193.1",
  "192.175.48.1",
  "192.0.0.9",
  "192.0.0.10",
  "2606:4700:4700::1111",
  "::ffff:1.1.1.1",
])("%s is of the public internet", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  "http://127.0.0.1/",
  "http://localhost/",
  "http://[::1]/",
  "http://0x7f000001/",
  "http://2130706433/",
  "http://0177.0.0.1/",
  "http://10.0.0.1/",
  "http://169.254.169.254/latest/meta-data",
  "http://[::ffff:10.0.0.1]/",
])("refuses to request %s", async (url) => {
  expect(await ask(url)).toEqual({ kind: "refused" });
});

test("allows loopback where enabled, and no other private address", async () => {
  const { port, hosts } = await listening(302);
  expect(await ask(`http://127.0.0.1:${port}/`, { allowsLoopback: true })).toEqual({
    kind: "answered",
    status: 302,
  });
  expect(hosts).toEqual([`127.0.0.1:${port}`]);
  expect(await ask("http://10.0.0.1/", { allowsLoopback: true })).toEqual({ kind: "refused" });
});

test("a name that means several addresses is refused for one of them, and is looked up once", async () => {
  const { port } = await listening();
  let lookups = 0;
  const addressesOf =
    (...answers: (readonly string[])[]) =>
    () =>
      Promise.resolve(answers[lookups++] ?? ["10.0.0.1"]);
  expect(
    await ask("http://provider.example/", { addressesOf: addressesOf(["1.1.1.1", "10.0.0.1"]) }),
  ).toEqual({ kind: "refused" });
  lookups = 0;
  // A second lookup would return a private address.
  expect(
    await ask(`http://provider.example:${port}/`, {
      allowsLoopback: true,
      addressesOf: addressesOf(["127.0.0.1"], ["10.0.0.1"]),
    }),
  ).toEqual({ kind: "answered", status: 200 });
  expect(lookups).toBe(1);
});

test("times out at every step without an answer", async () => {
  const sockets: Socket[] = [];
  const silent = createSocketServer((socket) => void sockets.push(socket)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const late = { allowsLoopback: true, patience: 100 };
  expect(await ask(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/`, late)).toEqual({
    kind: "silent",
    reason: "timeout after 0.1 s",
  });
  expect(
    await ask("http://provider.example/", { ...late, addressesOf: () => new Promise(() => undefined) }),
  ).toEqual({ kind: "silent", reason: "timeout after 0.1 s" });
});

test("distinguishes a name without an address from a refused connection", async () => {
  expect(await ask("http://provider.example/", { addressesOf: () => Promise.resolve([]) })).toEqual({
    kind: "silent",
    reason: "host not found",
  });
  expect(await ask("http://127.0.0.1:1/", { allowsLoopback: true })).toEqual({
    kind: "silent",
    reason: "ECONNREFUSED",
  });
});
