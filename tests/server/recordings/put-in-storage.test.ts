import { Readable } from "node:stream";
import { expect, test } from "vitest";
import type { Sending } from "../../../server/egress/send-outside.ts";
import { canBePut, putInStorage } from "../../../server/recordings/put-in-storage.ts";
import type { StorageAccess } from "../../../server/recordings/try-storage.ts";

const FILE = { name: "recording 1.webm", media: "video/webm", length: 3, open: () => Readable.from([Buffer.from("abc")]) };
const S3: StorageAccess = { provider: "s3", bucketName: "calls", region: "eu-west-1", oidc: false, accessKeyId: "AKIA", secretKey: "secret" };
const AZURE: StorageAccess = { provider: "azure", accountName: "calls", accountKey: "c2VjcmV0", protocol: "https", blobEndpoint: null, container: "recordings" };

async function put(access: StorageAccess, status: number) {
  const sent: Sending[] = [];
  const isThere = await putInStorage(access, FILE, {
    send: (sending) => {
      sent.push(sending);
      return Promise.resolve({ kind: "answered", status, retryAfter: null, text: "" });
    },
    now: () => Date.UTC(2026, 0, 5),
  });
  return { isThere, sent };
}

test.each([
  [S3, "PUT", "https://calls.s3.eu-west-1.amazonaws.com/recording%201.webm"],
  [AZURE, "PUT", "https://calls.blob.core.windows.net/recordings/recording%201.webm"],
] as const)("a file is put where $provider has it, whole and under its name", async (access, method, place) => {
  const { isThere, sent } = await put(access, 201);
  expect([isThere, sent[0]?.method, sent[0]?.url.href, sent[0]?.file?.length]).toEqual([true, method, place, 3]);
  expect(sent[0]?.headers).toMatchObject({ "content-type": "video/webm", authorization: expect.any(String) });
  expect((await put(access, 403)).isThere).toBe(false);
});

test("what cannot be put from here is not tried", async () => {
  const ftp: StorageAccess = { provider: "ftp", hostname: "ftp.example", port: 21, username: "a", password: "b", tls: true, ssh: false };
  expect([S3, AZURE, { ...S3, oidc: true }, ftp, { provider: "own" } as const].map(canBePut)).toEqual([true, true, false, false, false]);
  expect(await put(ftp, 200)).toEqual({ isThere: false, sent: [] });
});
