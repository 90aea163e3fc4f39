import { createServer } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type Ask, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";

let platform: TestPlatform;
let admin: Ask;
beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
});
afterAll(() => platform.close());

let made = 0;
const create = (json: object) =>
  platform.api("POST /recordings-settings", { ...admin, json: { name: `Setting ${(made += 1)}`, ...json } });
const change = (id: string, version: number, json: object) =>
  platform.api(`PATCH /recordings-settings/${id}`, {
    ...admin,
    json,
    headers: { "if-match": `"${version}"` },
  });
const S3 = {
  storage: "cloud",
  provider: "s3",
  bucketName: "calls",
  region: "eu-west-1",
  accessKeyId: "AKIA",
  secretKey: "a secret key",
};
const FTP = { provider: "ftp", hostname: "ftp.example", username: "calls", password: "a password" };
const kept = async (id: string) =>
  (
    await platform.database.db
      .selectFrom("resource_records")
      .select("data")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).data;

test("rejects provider fields without a provider, and requires all fields of a provider", async () => {
  expect(await create({ bucketName: "calls" })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: "/body/bucketName", code: "out-of-place" }] },
  });
  expect(await create({ storage: "cloud" })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: "/body/provider", code: "missing" }] },
  });
  const { status, body } = await create({ storage: "cloud", provider: "s3" });
  expect([status, Object.values(body.errors ?? {}).map(({ pointer }) => pointer)]).toEqual([
    422,
    ["/body/bucketName", "/body/region", "/body/accessKeyId", "/body/secretKey"],
  ]);
  expect(await create({ ...S3, hostname: "ftp.example" })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: "/body/hostname", code: "out-of-place" }] },
  });
});

test("accepts default values of fields that do not apply", async () => {
  expect((await create({ ...S3, protocol: "https", port: 21, hostname: null, tls: false })).status).toBe(200);
});

test("a role takes the place of a key", async () => {
  const { secretKey: _, accessKeyId: __, ...place } = S3;
  const role = "arn:aws:iam::123456789012:role/recordings";
  expect((await create({ ...place, oidc: true, roleArn: role })).status).toBe(200);
  expect(await create({ ...S3, oidc: true, roleArn: role })).toMatchObject({ status: 422 });
  expect(await create({ ...place, oidc: true })).toMatchObject({
    body: { errors: [{ pointer: "/body/roleArn", code: "missing" }] },
  });
});

test("with another provider everything of the one before is forgotten, its secret too", async () => {
  const { body } = await create(S3);
  const id = textOf(body._id);
  expect(body).toMatchObject({ secretKey: { setAt: expect.any(String) } });
  expect(await change(id, 1, { provider: "ftp" })).toMatchObject({ status: 422 });
  const { body: changed } = await change(id, 1, FTP);
  expect(changed).toMatchObject({
    provider: "ftp",
    bucketName: null,
    secretKey: null,
    hostname: "ftp.example",
    port: 21,
  });
  expect(JSON.stringify((await kept(id))["secretKey"])).toBe("null");
  const { body: local } = await change(id, 2, { storage: "local" });
  expect(local).toMatchObject({ provider: null, hostname: null, password: null });
  expect((await kept(id))["password"]).toBeNull();
});

test("a secret that is there need not be given again", async () => {
  const { body } = await create(S3);
  const { body: changed } = await change(textOf(body._id), 1, { bucketName: "more-calls" });
  expect(changed).toMatchObject({ bucketName: "more-calls", secretKey: body.secretKey });
});

test("a password is for the server that it was given for, and no other", async () => {
  const { body } = await create({ storage: "cloud", ...FTP });
  const id = textOf(body._id);
  expect((await change(id, 1, { username: "others" })).status).toBe(200);
  expect(await change(id, 2, { hostname: "ftp.elsewhere.example" })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: "/body/password", code: "missing" }] },
  });
  expect((await change(id, 2, { hostname: "ftp.elsewhere.example", password: "another" })).status).toBe(200);
});

test.each(["tls", "ssh"])("a password that was given to be sent with %s is not sent without", async (way) => {
  const { body } = await create({ storage: "cloud", ...FTP, [way]: true });
  const id = textOf(body._id);
  expect(await change(id, 1, { [way]: false })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: "/body/password", code: "missing" }] },
  });
  expect(await change(id, 1, { [way]: false, password: "another" })).toMatchObject({
    status: 200,
    body: { [way]: false },
  });
});

test("rejects an invalid JSON key with the specified message, and returns the details of a valid one", async () => {
  const gcp = { storage: "cloud", provider: "gcp", gcpBucket: "calls" };
  expect(await create({ ...gcp, credentials: "{" })).toMatchObject({
    status: 422,
    body: {
      errors: [
        {
          pointer: "/body/credentials",
          code: "json",
          message: "The JSON credential is not valid, please fix.",
        },
      ],
    },
  });
  const key = {
    type: "service_account",
    project_id: "calls-1",
    private_key_id: "k1",
    private_key: "-----BEGIN PRIVATE KEY-----",
    client_email: "a@calls-1.example",
    client_id: "7",
    token_uri: "https://b.example/token",
  };
  const { body } = await create({ ...gcp, credentials: JSON.stringify(key) });
  expect(body).toMatchObject({
    projectId: "calls-1",
    privateKeyId: "k1",
    clientEmail: "a@calls-1.example",
    clientId: "7",
    tokenUri: "https://b.example/token",
    authUri: "",
  });
  const { body: ftp } = await change(textOf(body._id), 1, FTP);
  expect(ftp).toMatchObject({ projectId: "", clientEmail: "", credentials: null });
});

test.each(["root", " root ", "\troot"])("rejects %j as username", async (username) => {
  expect(await create({ storage: "cloud", ...FTP, username })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: "/body/username" }] },
  });
});

test.each([
  ["tracks", 0],
  ["bytesMax", 2_000_000_001],
] as const)("%s is never %d", async (member, value) => {
  expect(await create({ [member]: value })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: `/body/${member}` }] },
  });
});

test("limits a file to 2 GB and one track by default", async () => {
  expect((await create({})).body).toMatchObject({
    bytesMax: 2_000_000_000,
    tracks: 1,
    storage: "local",
    provider: null,
  });
});

test("a storage is tried with the secret that is kept, and only where it was kept for", async () => {
  const commands: string[] = [];
  const server = createServer((socket) => {
    socket.write("220 ready\r\n");
    socket.on("data", (bytes) => {
      commands.push(String(bytes).trim());
      socket.write(String(bytes).startsWith("USER") ? "331 who\r\n" : "230 in\r\n");
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const place = { hostname: "127.0.0.1", port, username: "calls" };
  const { body } = await create({ storage: "cloud", provider: "ftp", ...place, password: "a password" });
  const attempt = (json: object) =>
    platform.api("POST /recordings-settings/trials", {
      ...admin,
      json: { provider: "ftp", setting: textOf(body._id), ...json },
    });
  expect((await attempt(place)).body).toEqual({ outcome: "valid", reason: null, detail: null });
  expect(commands.filter((line) => line !== "QUIT")).toEqual(["USER calls", "PASS a password"]);
  // Otherwise users who may change settings could send it to a server of their own.
  expect(await attempt({ ...place, hostname: "localhost" })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: "/body/password", code: "missing" }] },
  });
  expect((await attempt({ ...place, hostname: "10.0.0.1", password: "x" })).body).toMatchObject({
    outcome: "failed",
    reason: "address",
  });
});
