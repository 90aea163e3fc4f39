import { type Kysely, type Migration, sql } from "kysely";

/**
 * Adds `replay.read` to custom privileges with both `monitor.read` and `events.read`. Until now, these two
 * permissions together allowed downloading replay files of the floor.
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
