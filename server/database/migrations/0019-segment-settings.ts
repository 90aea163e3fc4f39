import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `alter table segments
    add column collection text not null default 'Segment', add column data jsonb, add column keys jsonb,
    add column taken text, add column search text, add column created_by text`,
  `update segments set
    data = jsonb_build_object(
      'name', name, 'channels', to_jsonb(channels), 'visibility', visibility, 'type', type, 'imported', imported,
      'tags', '[]'::jsonb, 'mandatoryTags', false, 'requestLocation', false, 'restricted', false),
    keys = jsonb_build_object('name', name_key, 'visibility', visibility, 'type', type),
    search = name_key`,
  `alter table segments
    drop column name, drop column channels, drop column visibility, drop column type, drop column imported, drop column name_key,
    alter column data set not null, alter column keys set not null, alter column search set not null`,
  // Columns that queries of other tables use are generated from the stored settings.
  `alter table segments
    add column name text not null generated always as (data ->> 'name') stored,
    add column imported boolean not null generated always as (coalesce(data ->> 'imported' = 'true', false)) stored`,
];

/**
 * Stores the settings of segments as JSON, like other resources, but keeps them in the `segments` table,
 * which users and branches reference.
 */
export const segmentSettings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
