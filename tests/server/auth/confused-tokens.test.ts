import { createHmac, generateKeyPairSync } from "node:crypto";
import { SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LiveSocket, refusalOf } from "../../support/live-socket.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT, keyFor, OTHER_ACCOUNT } from "../../support/test-accounts.ts";

const KEY = new Uint8Array(32).fill(7);
const HEADER = { alg: "HS256", typ: "at+jwt" };
const SUPERVISOR = "65a0f0010000000000000002";

interface Claims {
  readonly aud: string;
  readonly org: string;
  readonly sid: string;
  readonly iss: string;
  readonly iat: number;
  readonly exp: number;
}

let platform: TestPlatform;
let access: string;
let refresh: string;
let claims: Claims;
beforeAll(async () => {
  platform = await startPlatform();
  const session = await platform.signIn("admin@demo.example");
  access = session.accessToken;
  refresh = session.refreshToken;
  claims = JSON.parse(Buffer.from(access.split(".")[1] ?? "", "base64url").toString()) as Claims; // what the platform signed
});
afterAll(() => platform.close());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const signed = (change: object = {}, header: object = {}, key: Parameters<SignJWT["sign"]>[0] = KEY) =>
  new SignJWT({ ...claims, ...change }).setProtectedHeader({ ...HEADER, ...header }).sign(key);
/** Signed with our key as no library would sign it. */
const sealed = (header: object, payload: object) => {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac("sha256", KEY).update(text).digest("base64url")}`;
};
const without = (name: keyof Claims) =>
  new SignJWT(Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name)))
    .setProtectedHeader(HEADER)
    .sign(KEY);
const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** Tokens with a confused type, owner, audience, signer or signature. */
const CONFUSED: Readonly<Record<string, () => Promise<string> | string>> = {
  "signed by nobody": () => new UnsecuredJWT({ ...claims }).encode(),
  "signed by nobody, in other letters": () => `${encode({ alg: "nOnE", typ: "at+jwt" })}.${encode(claims)}.`,
  "signed as ours, but called nobody's": () => sealed({ ...HEADER, alg: "none" }, claims),
  "signed by nobody, with the signature of another": () =>
    `${encode({ alg: "none", typ: "at+jwt" })}.${encode(claims)}.${access.split(".")[2] ?? ""}`,
  "ours without its signature": () => access.replace(/[^.]+$/, ""),
  "of another algorithm of ours (HS512)": () => signed({}, { alg: "HS512" }, new Uint8Array(64).fill(7)),
  "of another algorithm of ours (HS384)": () => signed({}, { alg: "HS384" }, new Uint8Array(48).fill(7)),
  "of a key pair of their own (RS256)": () => signed({}, { alg: "RS256" }, rsa.privateKey),
  "of a key pair that it brings along": () =>
    signed({}, { alg: "RS256", jwk: rsa.publicKey.export({ format: "jwk" }) }, rsa.privateKey),
  "of a public key taken for a secret": () =>
    signed({}, {}, new TextEncoder().encode(String(rsa.publicKey.export({ format: "pem", type: "spki" })))),
  "of a key that it names, a file": () => signed({}, { kid: "/dev/null" }, new Uint8Array(32)),
  "of a key that it names, a query": () =>
    signed({}, { kid: "x' union select 'key" }, new TextEncoder().encode("key".padEnd(32, "\0"))),
  "of a key behind an address of theirs": () =>
    signed(
      {},
      { alg: "RS256", jku: "https://evil.example/keys", x5u: "https://evil.example/x" },
      rsa.privateKey,
    ),
  "of another key": () => signed({}, {}, new Uint8Array(32).fill(8)),
  "of an empty key's length": () => signed({}, {}, new Uint8Array(32)),
  "of another kind": () => signed({}, { typ: "JWT" }),
  "of no kind": () => new SignJWT({ ...claims }).setProtectedHeader({ alg: "HS256" }).sign(KEY),
  "of a feedback tool": () => signed({}, { typ: "sso+jwt" }),
  "with a header that has to be understood": () =>
    sealed({ ...HEADER, crit: ["delegation"], delegation: true }, claims),
  "of another issuer": () => signed({ iss: "https://idp.example" }),
  "of no issuer": () => without("iss"),
  "for somebody else": () => signed({ aud: SUPERVISOR }),
  "for several": () => signed({ aud: [claims.aud, SUPERVISOR] }),
  "for nobody": () => without("aud"),
  "of another account": () => signed({ org: OTHER_ACCOUNT }),
  "of another account's administrator": () => signed({ org: OTHER_ACCOUNT, aud: "65b0f0010000000000000001" }),
  "of no account": () => without("org"),
  "of no session": () => without("sid"),
  "of a session that never was": () => signed({ sid: "0123456789abcdef01234567" }),
  "of a session that is an object": () => signed({ sid: { $ne: null } }),
  "that ran out": () => signed({ exp: Math.floor(Date.now() / 1000) - 1 }),
  "that never runs out": () => without("exp"),
  "that runs out as a text": () => sealed(HEADER, { ...claims, exp: "9999999999" }),
  "that holds from tomorrow on": () => signed({ nbf: Math.floor(Date.now() / 1000) + 86_400 }),
  "with a payload that was changed": () =>
    access.replace(/\.[^.]+\./, `.${encode({ ...claims, aud: SUPERVISOR })}.`),
  "with a signature that was changed": () => `${access.slice(0, -6)}AAAAAA`,
  twice: () => `${access},${access}`,
  "with more parts": () => `${access}.${access}`,
  "in JSON": () =>
    encode({
      payload: access.split(".")[1],
      signatures: [{ protected: access.split(".")[0], signature: access.split(".")[2] }],
    }),
  "that is a refresh token": () => refresh,
  "that is an API key": () => keyFor(platform.database.db, ACCOUNT, "admin"),
};

test("accepts tokens that are built the same way with correct values", async () => {
  for (const token of [await signed(), sealed(HEADER, claims)])
    expect((await platform.api("GET /auth/check-token", { token })).status).toBe(200);
});

test("a token that confuses what it is, whose, or who signed it opens nothing", async () => {
  const tried = await Promise.all(
    Object.entries(CONFUSED).map(async ([name, forge]) => {
      const token = await forge();
      const asked = await Promise.all([
        platform.api("GET /auth/check-token", { token }),
        platform.api(`PATCH /accounts/${ACCOUNT}`, {
          token,
          json: { name: "Mine" },
          headers: { "if-match": '"1"' },
        }),
        platform.api("GET /users", {
          headers: { authorization: `bearer ${token}`, "x-api-key": "sk_wrong" },
        }),
      ]);
      return [
        name,
        ...asked.map(({ status }) => status),
        await refusalOf(LiveSocket.open(platform.url, { token })),
      ];
    }),
  );
  expect(tried).toEqual(
    Object.keys(CONFUSED).map((name) => [name, 401, 401, 401, { answer: "refused", code: "unauthorized" }]),
  );
});

test("an access token renews nothing, ends nothing and is no key; a refresh token reads nothing and is no key", async () => {
  const key = await keyFor(platform.database.db, ACCOUNT, "admin");
  const renewal = (refreshToken: string) =>
    platform.api("POST /auth/refresh-token", { json: { refreshToken } });
  expect(await Promise.all([access, key].map(async (token) => (await renewal(token)).status))).toEqual([
    401, 401,
  ]);
  expect(
    await Promise.all(
      [access, key].map(async (token) => (await platform.api("POST /auth/logout", { token })).status),
    ),
  ).toEqual([401, 401]);
  expect(
    await Promise.all(
      [access, refresh].map(async (token) => (await platform.api("GET /users", { key: token })).status),
    ),
  ).toEqual([401, 401]);
  expect(
    await Promise.all(
      [refresh, key].map(async (token) => (await platform.api("GET /users", { token })).status),
    ),
  ).toEqual([401, 401]);
  expect((await platform.api("GET /users", { token: access })).status).toBe(200);
});

test("a token is taken from its header alone: not from the address, a cookie or the body", async () => {
  const attempts = await Promise.all([
    platform.api("GET /users", { query: `access_token=${access}` }),
    platform.api("GET /users", { query: `token=${access}` }),
    platform.api("GET /users", { headers: { cookie: `accessToken=${access}; token=${access}` } }),
    platform.api("GET /users", { headers: { authorization: `Basic ${access}` } }),
    platform.api("GET /users", { headers: { authorization: access } }),
    platform.api("GET /users", {
      headers: { "proxy-authorization": `Bearer ${access}`, "x-authorization": `Bearer ${access}` },
    }),
  ]);
  expect(attempts.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
});
