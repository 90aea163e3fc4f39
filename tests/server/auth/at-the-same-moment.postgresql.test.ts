import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { Claims } from "../../../server/auth/claims.ts";
import { linkUsers } from "../../../server/auth/linked-users.ts";
import { hashSecret } from "../../../server/auth/secrets.ts";
import { openPostgres } from "../../../server/database/postgres-database.ts";
import { newId } from "../../../server/kit/id.ts";
import { enroll } from "../../support/authenticator.ts";
import { testDatabaseUrl } from "../../support/database.ts";
import { atDepth } from "../../support/depth.ts";
import { eventually } from "../../support/eventually.ts";
import { asking, GOOD_PASSWORD } from "../../support/people.ts";
import { type Answer, textOf, withPlatform } from "../../support/platform.ts";
import { NEW } from "../../support/reset-desk.ts";
import { ACCOUNT, addPerson, OTHER_ACCOUNT, PASSWORD } from "../../support/test-accounts.ts";

const ROUNDS = atDepth(8, 25);

describe.runIf(inject("postgresUrl") !== undefined)(
  "on PostgreSQL, where transactions wait for each other",
  () => {
    test("completes or refuses each of several concurrent changes to one user, without deadlocks", async () => {
      const now = () => Date.now();
      const platform = await withPlatform({
        database: openPostgres(await testDatabaseUrl(), () => undefined),
      });
      const { db } = platform.database;
      const tokenOf = async (email: string) => ({ token: (await platform.signIn(email)).accessToken });
      const admin = asking(platform, await tokenOf("admin@demo.example"));
      const failed: string[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const email = `crowded${round}@demo.example`;
        const id = await addPerson(db, email, 2, "supervisor");
        const [first, second, third] = [
          await platform.signIn(email),
          await tokenOf(email),
          await tokenOf(email),
        ];
        await enroll(platform, first.accessToken, now());
        await db
          .insertInto("password_resets")
          .values({
            id: newId(now()),
            login: hashSecret(email),
            kind: "reset",
            account: ACCOUNT,
            user_id: id,
            asked_at: now(),
            grant_hash: hashSecret(`grant ${round}`),
            grant_expires_at: now() + 60_000,
          })
          .execute();
        const old = Array.from({ length: 60 }, (_, n) => ({
          id: `old-${round}-${n}`,
          account: ACCOUNT,
          user_id: id,
          refresh_hash: `old ${round} ${n}`,
          remember: false,
          created_at: now(),
          used_at: now() - n,
          proved_at: now(),
          expires_at: now() + 3_600_000,
        }));
        await db.insertInto("sessions").values(old).execute();
        const claim = await new Claims(db, now).make(
          db,
          { account: ACCOUNT, user: id, remember: false, provedAt: now() },
          null,
        );
        const signIn = () =>
          platform.api("POST /auth/login", {
            json: { strategy: "local", email, password: PASSWORD, agreement: true },
          });
        const deeds: readonly (readonly [string, Promise<Answer>])[] = [
          ["renew codes", platform.api(`POST /users/${id}/2fa/backup-codes`, { token: first.accessToken })],
          ["own name", asking(platform, second).patch(`/users/${id}`, { firstname: "Own" }, 1)],
          ["own password", asking(platform, third).patch(`/users/${id}`, { password: GOOD_PASSWORD }, 1)],
          [
            "password by mail",
            platform.api("POST /auth/password-reset/password", {
              json: { grant: `grant ${round}`, password: NEW },
            }),
          ],
          ["end others", platform.api("DELETE /sessions", third)],
          ["log out", platform.api("POST /auth/logout", { token: first.refreshToken })],
          ["claim", platform.api(`GET /auth/login/${claim}`)],
          ["sign in", signIn()],
          ["sign in elsewhere", signIn()],
          ["claim again", platform.api(`GET /auth/login/${claim}`)],
          [
            "prove",
            platform.api("POST /sessions/current/proof", {
              token: second.token,
              json: { password: PASSWORD },
            }),
          ],
          ["changed by another", admin.patch(`/users/${id}`, { email: `moved${round}@demo.example` }, 1)],
          ...(round % 2 === 0 ? [["removed", admin.remove(`/users/${id}`)] as const] : []),
        ];
        for (const [name, answer] of deeds) {
          const { status, text } = await answer;
          if (status >= 500) failed.push(`${name}: ${text}`);
        }
      }
      expect(failed).toEqual([]);
    });

    test("switches back without the lock that the end of all sessions waits for", async () => {
      const platform = await withPlatform({
        database: openPostgres(await testDatabaseUrl(), () => undefined),
      });
      const { db } = platform.database;
      const user = await addPerson(db, "switching@demo.example", 2, "supervisor");
      const there = { account: OTHER_ACCOUNT, user: newId(Date.now()) };
      await sql`insert into users (account, id, firstname, lastname, level, privilege, firstname_key, lastname_key, search, created_at, updated_at)
        select ${there.account}, ${there.user}, firstname, lastname, level, privilege, firstname_key, lastname_key, search, created_at, updated_at
        from users where id = ${user}`.execute(db);
      await db.transaction().execute((trx) => linkUsers(trx, { account: ACCOUNT, user }, there));
      const first = await platform.signIn("switching@demo.example");
      const switchTo = (account: string, token: string) =>
        platform.api(`POST /linked-accounts/${account}/session`, { token });
      const away = await switchTo(OTHER_ACCOUNT, first.accessToken);
      expect(away.status).toBe(200);

      const back = await db.transaction().execute(async (trx) => {
        await sql`select from users where id = ${user} for no key update`.execute(trx);
        const switching = switchTo(ACCOUNT, textOf(away.body["accessToken"]));
        await eventually(async () => {
          const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'`.execute(db);
          expect(rows).toHaveLength(1);
        });
        await sql`select from users where id = ${there.user} for no key update nowait`.execute(trx);
        return { switching };
      });
      expect((await back.switching).status).toBe(200);
    });
  },
);
