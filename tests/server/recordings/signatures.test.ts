import { expect, test } from "vitest";
import { signedForAzure } from "../../../server/recordings/sign-azure.ts";
import { NO_PAYLOAD, signedForS3 } from "../../../server/recordings/sign-s3.ts";

/** The key and the moment of the examples in Amazon's own documentation of the signature. */
const KEY = {
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  region: "us-east-1",
};
const THEN = Date.UTC(2013, 4, 24);
const signature = ({ authorization = "" }: Record<string, string>) =>
  /Signature=(\w+)$/.exec(authorization)?.[1];
const of = async (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  payloadHash = NO_PAYLOAD,
) =>
  signature(
    await signedForS3(
      { method, url: new URL(`https://examplebucket.s3.amazonaws.com${path}`), headers, payloadHash },
      KEY,
      THEN,
    ),
  );

test("requests to S3 are signed as Amazon's own examples are", async () => {
  expect(await of("GET", "/test.txt", { range: "bytes=0-9" })).toBe(
    "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  );
  expect(
    await of(
      "PUT",
      "/test$file.text",
      { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" },
      "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072",
    ),
  ).toBe("98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd");
  expect(await of("GET", "/?lifecycle")).toBe(
    "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
  );
  expect(await of("GET", "/?max-keys=2&prefix=J")).toBe(
    "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
  );
});

test("a plus in a path is a plus, and no space", async () => {
  expect(await of("PUT", "/calls+notes/1.webm")).toBe(await of("PUT", "/calls%2Bnotes/1.webm"));
  expect(await of("PUT", "/calls+notes/1.webm")).not.toBe(await of("PUT", "/calls%20notes/1.webm"));
});

test("signs an Azure request including account, time and version", () => {
  const key = {
    accountName: "calls",
    accountKey: Buffer.from("a key of thirty-two bytes, or so").toString("base64"),
  };
  const url = new URL("https://calls.blob.core.windows.net/recordings?restype=container");
  const signed = signedForAzure({ method: "HEAD", url, headers: {} }, key, THEN);
  expect(signed).toMatchObject({
    "x-ms-date": "Fri, 24 May 2013 00:00:00 GMT",
    "x-ms-version": "2021-08-06",
  });
  expect(signed["authorization"]).toMatch(/^SharedKey calls:[A-Za-z0-9+/]{43}=$/);
  const others = [
    signedForAzure({ method: "GET", url, headers: {} }, key, THEN),
    signedForAzure({ method: "HEAD", url: new URL(`${url.href}&comp=list`), headers: {} }, key, THEN),
    signedForAzure({ method: "HEAD", url, headers: {} }, key, THEN + 1_000),
    signedForAzure({ method: "HEAD", url, headers: { "x-ms-blob-type": "BlockBlob" } }, key, THEN),
  ];
  expect(new Set([signed, ...others].map(({ authorization }) => authorization)).size).toBe(5);
});
