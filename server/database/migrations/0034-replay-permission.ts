import { type Kysely, type Migration, sql } from "kysely";

/**
 * Gives `replay.read` to the privileges that accounts made and that could read recordings of the floor until
 * now, by
 * `monitor.read` and `events.read` together. Others get nothing that they did not have.
 */
export const replayPermission: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update privileges set permissions = (permissions::jsonb || '["replay.read"]')::json, version = version + 1
      where permissions::jsonb @> '["monitor.read", "events.read"]' and not permissions::jsonb @> '["replay.read"]'`.execute(
      db,
    );
  },
};
