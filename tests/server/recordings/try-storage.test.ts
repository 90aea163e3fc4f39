import { generateKeyPairSync } from "node:crypto";
import { Readable } from "node:stream";
import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { gcpCredential } from "../../../openapi/formats/gcp-credential.ts";
import type { Sending, Sent } from "../../../server/egress/send-external.ts";
import { putInStorage } from "../../../server/recordings/put-in-storage.ts";
import type { StorageFault } from "../../../server/recordings/storage-fault.ts";
import type { StorageAccess } from "../../../server/recordings/storage-ways.ts";
import { tryStorage } from "../../../server/recordings/try-storage.ts";

const answered = (status: number, text = ""): Sent => ({
  kind: "answered",
  status,
  retryAfter: null,
  text,
  isCut: false,
});

async function tried(
  access: StorageAccess,
  answers: readonly Sent[],
  fault: StorageFault | null = null,
  identity: string | null = null,
) {
  const asked: Sending[] = [];
  const left = [...answers];
  const send = (sending: Sending): Promise<Sent> => {
    asked.push(sending);
    return Promise.resolve(left.shift() ?? answered(500));
  };
  return {
    answer: await tryStorage(access, {
      send,
      visit: () => Promise.resolve(fault),
      identity: () => Promise.resolve(identity),
      now: () => Date.UTC(2026, 0, 5),
    }),
    asked,
  };
}

const S3 = {
  provider: "s3",
  bucketName: "calls",
  region: "eu-west-1",
  oidc: false,
  roleArn: "",
  accessKeyId: "AKIA",
  secretKey: "secret",
} as const;
const AZURE = {
  provider: "azure",
  accountName: "calls",
  accountKey: "c2VjcmV0",
  protocol: "https",
  blobEndpoint: null,
  container: "recordings",
} as const;
const FTP = {
  provider: "ftp",
  hostname: "ftp.example",
  port: 21,
  username: "calls",
  password: "secret",
  tls: true,
  ssh: false,
} as const;
const KEY = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "pem" },
}).privateKey;
const JSON_KEY = {
  type: "service_account",
  project_id: "calls-1",
  private_key_id: "k1",
  private_key: KEY,
  client_email: "calls@calls-1.iam.gserviceaccount.com",
  client_id: "1",
  auth_uri: "https://accounts.google.com/o/oauth2/auth",
  token_uri: "https://oauth2.googleapis.com/token",
};
const GCP = { provider: "gcp", credentials: JSON.stringify(JSON_KEY), gcpBucket: "calls" } as const;

test.each([
  [200, "valid", null],
  [403, "failed", "credentials"],
  [404, "failed", "place"],
  [301, "failed", "region"],
  [503, "failed", "answer"],
] as const)("reports status %d of a bucket or container as %s, %s", async (status, outcome, reason) => {
  expect((await tried(S3, [answered(status)])).answer).toMatchObject({ outcome, reason });
  expect((await tried(AZURE, [answered(status)])).answer).toMatchObject({ outcome, reason });
});

test.each([
  ["bucket", { ...S3, bucketName: "xn--a" }],
  ["endpoint", { ...AZURE, blobEndpoint: "https://calls.example:99999" }],
  ["key", { ...GCP, credentials: JSON.stringify({ ...JSON_KEY, token_uri: "https://%" }) }],
] as const)(
  "reports an unusable %s of a storage as an address fault in a trial and an upload",
  async (_, access) => {
    const { answer, asked } = await tried(access, []);
    expect([answer, asked]).toEqual([{ outcome: "failed", reason: "address", detail: null }, []]);
    const file = { name: "a.webm", media: "video/webm", length: 1, open: () => Readable.from(["a"]) };
    const unexpected = () => Promise.reject(new Error("No connection is expected."));
    expect(
      await putInStorage(access, file, {
        send: unexpected,
        visit: unexpected,
        identity: unexpected,
        now: Date.now,
      }),
    ).toEqual({ reason: "address", detail: null });
  },
);

test("only the place for recordings is looked at, where each provider has it", async () => {
  expect((await tried(S3, [])).asked[0]).toMatchObject({
    method: "HEAD",
    url: new URL("https://calls.s3.eu-west-1.amazonaws.com/"),
  });
  expect((await tried({ ...S3, bucketName: "calls.example" }, [])).asked[0]?.url.href).toBe(
    "https://s3.eu-west-1.amazonaws.com/calls.example",
  );
  expect((await tried(AZURE, [])).asked[0]).toMatchObject({
    method: "HEAD",
    url: new URL("https://calls.blob.core.windows.net/recordings?restype=container"),
  });
  expect(
    (await tried({ ...AZURE, blobEndpoint: "http://127.0.0.1:10000/calls/" }, [])).asked[0]?.url.href,
  ).toBe("http://127.0.0.1:10000/calls/recordings?restype=container");
});

test("no secret is ever sent to a provider that is asked with a signature", async () => {
  const { asked } = await tried(S3, []);
  const { asked: azure } = await tried(AZURE, []);
  const { asked: gcp } = await tried(GCP, []);
  expect(JSON.stringify([...asked, ...azure, ...gcp])).not.toMatch(/secret"|c2VjcmV0|PRIVATE KEY/);
});

test("Google is asked for a token first, and with it for the bucket", async () => {
  const { answer, asked } = await tried(GCP, [
    answered(200, JSON.stringify({ access_token: "t0k3n" })),
    answered(200),
  ]);
  expect(answer).toMatchObject({ outcome: "valid" });
  expect(decodeJwt(new URLSearchParams(asked[0]?.body).get("assertion") ?? "")).toMatchObject({
    iss: JSON_KEY.client_email,
    aud: JSON_KEY.token_uri,
    scope: expect.stringContaining("devstorage"),
  });
  expect(asked[1]).toMatchObject({
    url: new URL("https://storage.googleapis.com/storage/v1/b/calls?fields=name"),
    headers: { authorization: "Bearer t0k3n" },
  });
  expect((await tried(GCP, [answered(400, "{}")])).answer).toMatchObject({
    outcome: "failed",
    reason: "credentials",
  });
  expect((await tried(GCP, [answered(503)])).answer).toMatchObject({ outcome: "failed", reason: "answer" });
  expect(
    (
      await tried(
        {
          ...GCP,
          credentials: JSON.stringify({
            ...JSON_KEY,
            private_key: "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----",
          }),
        },
        [],
      )
    ).answer,
  ).toMatchObject({ outcome: "failed", reason: "credentials" });
});

test("returns the message of a file server", async () => {
  expect((await tried(FTP, [])).answer).toEqual({ outcome: "valid", reason: null, detail: null });
  expect((await tried(FTP, [], { reason: "credentials", detail: "no" })).answer).toEqual({
    outcome: "failed",
    reason: "credentials",
    detail: "no",
  });
});

const ROLE = {
  ...S3,
  oidc: true,
  roleArn: "arn:aws:iam::123456789012:role/recordings",
  accessKeyId: "",
  secretKey: "",
} as const;
const TAKEN =
  "<AssumeRoleWithWebIdentityResponse><AssumeRoleWithWebIdentityResult><Credentials><AccessKeyId>ASIA1</AccessKeyId><SecretAccessKey>a/secret+key=</SecretAccessKey><SessionToken>the+session/token==</SessionToken></Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>";

test("assumes a role with an identity token and checks the bucket with the role's key", async () => {
  const { answer, asked } = await tried(ROLE, [answered(200, TAKEN), answered(200)], null, "a.token.signed");
  expect(answer).toMatchObject({ outcome: "valid" });
  expect(asked[0]).toMatchObject({
    method: "POST",
    url: new URL("https://sts.eu-west-1.amazonaws.com/"),
    verifySsl: true,
  });
  expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
    Action: "AssumeRoleWithWebIdentity",
    Version: "2011-06-15",
    RoleArn: ROLE.roleArn,
    RoleSessionName: "switchboard",
    WebIdentityToken: "a.token.signed",
  });
  expect(asked[1]?.headers).toMatchObject({
    "x-amz-security-token": "the+session/token==",
    authorization: expect.stringMatching(
      /^AWS4-HMAC-SHA256 Credential=ASIA1\/.*SignedHeaders=[^,]*x-amz-security-token/,
    ),
  });
  expect(JSON.stringify(asked)).not.toContain("a/secret+key=");
});

test("returns AWS's message for a refused role and sends no request without an issuer", async () => {
  const refused =
    "<ErrorResponse><Error><Code>AccessDenied</Code><Message>Not authorized to perform sts:AssumeRoleWithWebIdentity</Message></Error></ErrorResponse>";
  expect((await tried(ROLE, [answered(403, refused)], null, "t")).answer).toEqual({
    outcome: "failed",
    reason: "role",
    detail: "AccessDenied: Not authorized to perform sts:AssumeRoleWithWebIdentity",
  });
  expect((await tried(ROLE, [answered(503)], null, "t")).answer).toMatchObject({
    reason: "answer",
    detail: "503",
  });
  expect((await tried(ROLE, [answered(200, "<html>")], null, "t")).answer).toMatchObject({
    outcome: "failed",
    reason: "answer",
  });
  expect(await tried(ROLE, [])).toEqual({
    answer: { outcome: "failed", reason: "issuer", detail: null },
    asked: [],
  });
});

test.each([
  ["", "nothing"],
  ["{", "half a JSON"],
  ["[]", "a list"],
  ["null", "nothing in particular"],
  [JSON.stringify({ ...JSON_KEY, type: "authorized_user" }), "the key of a person"],
  [JSON.stringify({ ...JSON_KEY, private_key: "" }), "no key"],
  [
    JSON.stringify({ ...JSON_KEY, token_uri: "http://oauth2.googleapis.com/token" }),
    "an address without TLS",
  ],
  [JSON.stringify({ ...JSON_KEY, client_email: undefined }), "nobody's"],
])("%j is no JSON key: %s", (text) => {
  expect(gcpCredential(text)).toBeNull();
});

test("reads project, key id, email and token URI from a JSON key", () => {
  expect(gcpCredential(JSON.stringify(JSON_KEY, null, 2))).toMatchObject({
    projectId: "calls-1",
    privateKeyId: "k1",
    clientEmail: JSON_KEY.client_email,
    tokenUri: JSON_KEY.token_uri,
  });
});
