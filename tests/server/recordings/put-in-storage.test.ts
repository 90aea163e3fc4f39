import { Readable } from "node:stream";
import { expect, test } from "vitest";
import type { FileServerAccess, StorageAccess } from "../../../server/recordings/storage-ways.ts";
import { sendExternal, type Sending } from "../../../server/egress/send-external.ts";
import { putInStorage } from "../../../server/recordings/put-in-storage.ts";
import { startReceiver } from "../../support/receiver.ts";

const FILE = {
  name: "recording 1.webm",
  media: "video/webm",
  length: 3,
  open: () => Readable.from([Buffer.from("abc")]),
};
const S3: StorageAccess = {
  provider: "s3",
  bucketName: "calls",
  region: "eu-west-1",
  oidc: false,
  roleArn: "",
  accessKeyId: "AKIA",
  secretKey: "secret",
};
const AZURE: StorageAccess = {
  provider: "azure",
  accountName: "calls",
  accountKey: "c2VjcmV0",
  protocol: "https",
  blobEndpoint: null,
  container: "recordings",
};

const FTP: FileServerAccess = {
  provider: "ftp",
  hostname: "ftp.example",
  port: 21,
  username: "a",
  password: "b",
  tls: true,
  ssh: false,
};
const REST = {
  visit: () => Promise.reject(new Error("Nobody goes there.")),
  identity: () => Promise.resolve(null),
  now: () => Date.UTC(2026, 0, 5),
};

async function put(access: StorageAccess, status: number) {
  const sent: Sending[] = [];
  const fault = await putInStorage(access, FILE, {
    ...REST,
    send: (sending) => {
      sent.push(sending);
      return Promise.resolve({ kind: "answered", status, retryAfter: null, text: "", isCut: false });
    },
  });
  return { fault, sent };
}

test.each([
  [S3, "PUT", "https://calls.s3.eu-west-1.amazonaws.com/recording%201.webm"],
  [AZURE, "PUT", "https://calls.blob.core.windows.net/recordings/recording%201.webm"],
] as const)(
  "a file is put where $provider has it, whole and under its name",
  async (access, method, place) => {
    const { fault, sent } = await put(access, 201);
    expect([fault, sent[0]?.method, sent[0]?.url.href, sent[0]?.file?.length]).toEqual([
      null,
      method,
      place,
      3,
    ]);
    expect(sent[0]?.headers).toMatchObject({
      "content-type": "video/webm",
      authorization: expect.any(String),
    });
  },
);

test.each([
  [403, "credentials"],
  [404, "place"],
  [301, "region"],
  [507, "full"],
  [503, "answer"],
] as const)("a storage that answers %d has not got it: %s", async (status, reason) => {
  expect((await put(S3, status)).fault).toMatchObject({ reason });
  expect((await put(AZURE, status)).fault).toMatchObject({ reason });
});

test("sends nothing without credentials", async () => {
  expect(await put({ ...S3, oidc: true, roleArn: "arn:aws:iam::123456789012:role/recordings" }, 200)).toEqual(
    { fault: { reason: "issuer", detail: null }, sent: [] },
  );
  expect(await put({ provider: "gcp", credentials: "{}", gcpBucket: "calls" }, 200)).toEqual({
    fault: { reason: "credentials", detail: null },
    sent: [],
  });
});

test("a server of files is visited with the file", async () => {
  const visited: unknown[] = [];
  const visit = (...args: readonly unknown[]) => {
    visited.push(args);
    return Promise.resolve(null);
  };
  expect(
    await putInStorage(FTP, FILE, {
      ...REST,
      visit,
      send: () => Promise.reject(new Error("Nothing is sent.")),
    }),
  ).toBeNull();
  expect(visited).toEqual([[FTP, FILE]]);
});

test("uploads a complete file and fails on a cut connection or a storage without an answer", async () => {
  const receiver = await startReceiver();
  const there = { ...AZURE, blobEndpoint: new URL("/calls", receiver.url).href };
  const ways = (patience = 60_000) => ({
    ...REST,
    send: (sending: Sending) => sendExternal(sending, { patience, most: 1_000, allowsLoopback: true }),
  });
  expect(await putInStorage(there, FILE, ways())).toBeNull();
  expect(receiver.received).toMatchObject([
    { method: "PUT", path: "/calls/recordings/recording%201.webm", body: "abc" },
  ]);
  receiver.answer = (response) => void response.destroy();
  expect(await putInStorage(there, FILE, ways())).toEqual({ reason: "silent", detail: "ECONNRESET" });
  receiver.answer = () => undefined;
  expect(await putInStorage(there, FILE, ways(300))).toEqual({
    reason: "silent",
    detail: "timeout after 0.3 s",
  });
  expect(
    await putInStorage(there, FILE, {
      ...REST,
      send: (sending) => sendExternal(sending, { patience: 300, most: 1_000, allowsLoopback: false }),
    }),
  ).toEqual({ reason: "address", detail: null });
});
