import { sql } from "kysely";
import type { Queries } from "../database/schema.ts";
import type { SessionHolder } from "./caller.ts";
import { permissionsOf } from "./permissions.ts";
import { rangesOfUser } from "./ranges-naming.ts";

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Lifetime (ms) of a session: `most` from the start, `idle` from the last renewal of the access token. */
export const LIFE = {
  plain: { most: 12 * HOUR, idle: 8 * HOUR },
  remembered: { most: 30 * DAY, idle: 14 * DAY },
};

/** Selects the sessions that can be used at `now` (ms), with their users and accounts. */
export const activeSessions = (db: Queries, now: number) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", (join) =>
      join.onRef("users.account", "=", "sessions.account").onRef("users.id", "=", "sessions.user_id"),
    )
    .innerJoin("accounts", "accounts.id", "sessions.account")
    .where("sessions.ended_at", "is", null)
    .where("sessions.expires_at", ">", now)
    .where((where) =>
      where.or([
        where("sessions.used_at", ">", now - LIFE.plain.idle),
        where.and([
          where("sessions.remember", "=", true),
          where("sessions.used_at", ">", now - LIFE.remembered.idle),
        ]),
      ]),
    )
    .where("accounts.subscribed", "=", true)
    .where("users.level", "<", 5)
    .where("users.disabled", "=", false);

export type StandingSessions = ReturnType<typeof activeSessions>;

/** Returns the users of these sessions, with their permissions and allowed IP address ranges. */
export async function readCallers(standing: StandingSessions): Promise<SessionHolder[]> {
  const rows = await standing
    .leftJoin("privileges", (join) =>
      join.onRef("privileges.account", "=", "users.account").onRef("privileges.name", "=", "users.privilege"),
    )
    .select([
      "sessions.id as session",
      "users.id as user",
      "users.account",
      "users.privilege",
      "privileges.permissions",
      "sessions.proved_at",
      sql<boolean>`accounts.principal is not distinct from users.id`.as("isPrincipal"),
      rangesOfUser.as("ranges"),
    ])
    .execute();
  return rows.map(({ permissions, proved_at, ...row }) => ({
    ...row,
    permissions: permissionsOf(row.privilege, permissions, row.isPrincipal),
    provenAt: proved_at,
  }));
}
