import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { LiveSocket, refusalOf } from "../support/live-socket.ts";
import { logger } from "../../server/logger.ts";
import { contacts } from "../support/pbx.ts";
import { type Answer, startPlatform } from "../support/platform.ts";
import { ACCOUNT, keyFor } from "../support/test-accounts.ts";

test("no password, hash, key or token is in any answer, message or log line", async () => {
  let log = "";
  const stream = Object.assign(new Writable({ write: (chunk, _, done) => ((log += String(chunk)), done()) }), { isTTY: false });
  const platform = await startPlatform({ logger: logger(stream as unknown as NodeJS.WriteStream) });
  const { accessToken, refreshToken } = await platform.signIn("admin@demo.example");
  const key = await keyFor(platform.database.db, ACCOUNT, "admin");
  const live = await LiveSocket.open(platform.url, { token: accessToken });
  const messages: unknown[] = [];
  live.socket.onAny((...said: unknown[]) => messages.push(said));

  const admin = { token: accessToken };
  const answers: Answer[] = [];
  const ask = async (...args: Parameters<typeof platform.api>) => void answers.push(await platform.api(...args));
  for (const path of ["/auth/check-token", "/accounts", "/account/plan", "/users", "/segments", "/channels", "/calls", "/live-monitor/snapshot", "/events", "/status", "/configuration"]) await ask(`GET ${path}`, admin);
  await ask("GET /users", { ...admin, query: "level[$gte]=1&$limit=200&populate[]=account&populate[]=segments" });
  await ask("GET /users/65a0f0010000000000000001", admin);
  await ask("POST /events", { key, json: contacts(1, "logged") });
  await ask("POST /auth/login", { json: { strategy: "local", email: "admin@demo.example", password: "canary-password", agreement: true, otp: "canary-otp" } });
  await ask("POST /auth/login", { raw: '{"password":"canary-password", oops}', headers: { "content-type": "application/json" } });
  await ask("POST /auth/refresh-token", { json: { refreshToken: "canary-refresh" } });
  await ask("GET /users", { token: "canary-bearer", query: "$search=canary-search" });
  await ask("POST /events", { key: "canary-key", json: [] });
  expect(await refusalOf(LiveSocket.open(platform.url, { token: "canary-socket" }))).not.toBeNull();
  messages.push(await live.hello({ channel: `account/${ACCOUNT}/floor` }), await live.next("heartbeat"));
  await platform.api("POST /auth/logout", { token: refreshToken });

  const said = answers.map(({ text }) => text).join("\n") + JSON.stringify(messages);
  const hashes = await platform.database.db.selectFrom("users").select("password_hash").where("password_hash", "is not", null).execute();
  const kept = [...hashes.map(({ password_hash }) => String(password_hash)), key, accessToken, refreshToken];
  await platform.close();
  expect(log.split("\n").length).toBeGreaterThan(30);
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400, 401]));
  for (const secret of kept) expect([said.includes(secret), log.includes(secret)]).toEqual([false, false]);
  expect(said + log).not.toMatch(/canary|argon2|password_hash|refresh_hash|key_hash/);
});
