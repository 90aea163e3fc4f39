import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { logger } from "../../../server/logger.ts";
import { codeAt, enrol, textsOf } from "../../support/authenticator.ts";
import { LiveSocket } from "../../support/live-socket.ts";
import { startPlatform } from "../../support/platform.ts";
import { ACCOUNT, PASSWORD } from "../../support/test-accounts.ts";

test("no seed and no code is in any log line, message or answer but the one that shows it", async () => {
  let now = Date.UTC(2026, 5, 1);
  let log = "";
  const stream = Object.assign(new Writable({ write: (chunk, _, done) => ((log += String(chunk)), done()) }), { isTTY: false });
  const platform = await startPlatform({ logger: logger(stream as unknown as NodeJS.WriteStream), now: () => now });
  const token = (await platform.signIn("admin@demo.example")).accessToken;
  const live = await LiveSocket.open(platform.url, { token });
  const messages: unknown[] = [];
  live.socket.onAny((...said: unknown[]) => messages.push(said));

  const { path, secret, backupCodes } = await enrol(platform, token, now);
  const renewed = textsOf((await platform.api(`POST ${path}/backup-codes`, { token })).body.backupCodes);
  now += 60_000;
  const codes = [await codeAt(secret, now), await codeAt(secret, now - 300_000), backupCodes[0], renewed[0]];
  const login = (otp?: string) => platform.api("POST /auth/login", { json: { strategy: "local", email: "admin@demo.example", password: PASSWORD, agreement: true, otp } });
  const answers = [await login(), ...(await Promise.all(codes.map(login)))];
  answers.push(await platform.api("POST /sessions/current/proof", { token, json: { password: PASSWORD, otp: renewed[1] } }));
  answers.push(await platform.api(`PATCH ${path}`, { token, json: { code: codes[0] } }), await platform.api(`POST ${path}`, { token }));
  for (const read of ["/auth/check-token", path, path.replace("/2fa", ""), "/users", "/sessions", "/events"]) answers.push(await platform.api(`GET ${read}`, { token }));
  answers.push(await platform.api("GET /events", { token, query: `channel=account/${ACCOUNT}/audit` }));
  expect(answers.map(({ status }) => status)).toEqual([412, 200, 412, 401, 200, 204, 409, 409, 200, 200, 200, 200, 200, 200, 200]);

  const { seed } = await platform.database.db.selectFrom("two_factor").select("seed").executeTakeFirstOrThrow();
  const hashes = (await platform.database.db.selectFrom("backup_codes").select("code_hash").execute()).map(({ code_hash }) => code_hash);
  await platform.close();
  const said = answers.map(({ text }) => text).join("\n") + JSON.stringify(messages) + log;
  expect([log.split("\n").length > 30, hashes.length]).toEqual([true, 8]);
  const hidden = [secret, String(seed), ...hashes, ...[...backupCodes, ...renewed].flatMap((code) => [code, code.replaceAll("-", "")])];
  expect(hidden.filter((text) => said.includes(text))).toEqual([]);
  // Six digits may stand anywhere by chance, so they are looked for as they were sent.
  expect(said).not.toMatch(/"(otp|code)":"\d{6}"/);
});
