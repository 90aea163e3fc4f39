import { generateKeyPairSync } from "node:crypto";
import { Readable } from "node:stream";
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import { expect, test } from "vitest";
import { sendExternal, type Sending } from "../../../server/egress/send-external.ts";
import { selfSigned } from "../../../server/identity-provider/self-signed.ts";
import { IdentityIssuer } from "../../../server/recordings/identity-issuer.ts";
import { putInStorage } from "../../../server/recordings/put-in-storage.ts";
import { withPlatform } from "../../support/platform.ts";
import { startReceiver } from "../../support/receiver.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const { privateKey: KEY } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const SITE = "https://calls.example";
const started = (publicUrl: string | null) =>
  withPlatform({ identityKey: KEY, config: { publicUrl: publicUrl === null ? null : new URL(publicUrl) } });

test("issues tokens that are verified with published keys only", async () => {
  const { url } = await started(SITE);
  const configuration = await (await fetch(`${url}/.well-known/openid-configuration`)).json();
  expect(configuration).toMatchObject({
    issuer: SITE,
    jwks_uri: `${SITE}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: ["RS256"],
  });
  const keys = (await (await fetch(`${url}/.well-known/jwks.json`)).json()) as JSONWebKeySet; // checked as such when it is used
  expect(Object.keys(keys.keys[0] ?? {}).toSorted()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
  const token =
    (await new IdentityIssuer({ key: KEY, publicUrl: new URL(SITE), now: Date.now }).tokenFor(ACCOUNT)) ?? "";
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
    issuer: SITE,
    audience: "sts.amazonaws.com",
  });
  expect(payload).toMatchObject({ sub: ACCOUNT, exp: (payload.iat ?? 0) + 300 });
});

test.each([null, "http://calls.example"])(
  "publishes nothing at %s, which is not reachable by HTTPS",
  async (publicUrl) => {
    const { url } = await started(publicUrl);
    expect((await fetch(`${url}/.well-known/openid-configuration`)).status).toBe(404);
    expect(
      await new IdentityIssuer({
        key: KEY,
        publicUrl: publicUrl === null ? null : new URL(publicUrl),
        now: Date.now,
      }).tokenFor(ACCOUNT),
    ).toBeNull();
  },
);

test("with a role a file goes to a bucket over TLS, by the token, the key of the role and all its bytes", async () => {
  const receiver = await startReceiver(selfSigned("localhost", Date.now()));
  const taken =
    "<Credentials><AccessKeyId>ASIA1</AccessKeyId><SecretAccessKey>secret</SecretAccessKey><SessionToken>session==</SessionToken></Credentials>";
  let status = 200;
  receiver.answer = (response, { path }) =>
    void (path.startsWith("/sts.") ? response.writeHead(200).end(taken) : response.writeHead(status).end());
  const identities = new IdentityIssuer({ key: KEY, publicUrl: new URL(SITE), now: Date.now });
  const here = (sending: Sending): Sending => ({
    ...sending,
    url: new URL(`/${sending.url.hostname}${sending.url.pathname}`, receiver.url),
    verifySsl: false,
  });
  const put = () =>
    putInStorage(
      {
        provider: "s3",
        bucketName: "calls",
        region: "eu-west-1",
        oidc: true,
        roleArn: "arn:aws:iam::123456789012:role/recordings",
        accessKeyId: "",
        secretKey: "",
      },
      { name: "one.webm", media: "video/webm", length: 3, open: () => Readable.from([Buffer.from("abc")]) },
      {
        send: (sending) =>
          sendExternal(here(sending), { patience: 60_000, most: 16_384, allowsLoopback: true }),
        identity: () => identities.tokenFor(ACCOUNT),
        visit: () => Promise.reject(new Error("Nobody goes there.")),
        now: Date.now,
      },
    );
  expect(await put()).toBeNull();
  const [asked, sent] = receiver.received;
  expect(asked?.path).toBe("/sts.eu-west-1.amazonaws.com/");
  expect(new URLSearchParams(asked?.body).get("WebIdentityToken")?.split(".")).toHaveLength(3);
  expect(sent).toMatchObject({
    method: "PUT",
    path: "/calls.s3.eu-west-1.amazonaws.com/one.webm",
    body: "abc",
    headers: { "x-amz-security-token": "session==" },
  });
  status = 503;
  expect(await put()).toEqual({ reason: "answer", detail: "503" });
});
