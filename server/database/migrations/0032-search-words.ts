import { type Kysely, type Migration, sql } from "kysely";

/**
 * Tables whose `search` column is written only when the record is written. Records of other resources are
 * reindexed at startup.
 */
const SEARCHED = [
  "users",
  "branches",
  "pocs",
  "api_keys",
  "ip_restrictions",
  "mails",
  "webhooks",
  "webhook_logs",
  "webhook_secrets",
  "form_submissions",
  "recordings",
  "connection_records",
  "call_records",
];
const SORTED = [
  ["users", "firstname_key"],
  ["users", "lastname_key"],
  ["branches", "label_key"],
  ["pocs", "label_key"],
  ["webhooks", "name_key"],
  ["uploads", "name_key"],
  ["saved_views", "name_key"],
] as const;
/** Tables whose `search` column contains phone numbers. */
const CALLED = ["call_records", "form_submissions", "branches"];

const folded = (column: string) =>
  [
    ["ß", "ss"],
    ["æ", "ae"],
    ["œ", "oe"],
    ["’", "''"],
    ["‘", "''"],
  ].reduce((text, [letter, spelled]) => `replace(${text}, '${letter}', '${spelled}')`, column);
const NUMBER = String.raw`\+?\(?\d[\d\s()./-]*\d`;
const DIGITS = String.raw`regexp_replace(regexp_replace(substring(search from '${NUMBER}'), '\D', '', 'g'), '^00', '')`;

/**
 * Replaces ligatures and typographic apostrophes in search and sort columns, and appends the digits of the
 * first phone number to search columns.
 */
export const searchWords: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, column] of [...SEARCHED.map((table) => [table, "search"] as const), ...SORTED]) {
      await sql
        .raw(`update ${table} set ${column} = ${folded(column)} where ${column} ~ '[ßæœ’‘]'`)
        .execute(db);
    }
    for (const table of CALLED)
      await sql
        .raw(`update ${table} set search = search || ' ' || ${DIGITS} where length(${DIGITS}) >= 5`)
        .execute(db);
  },
};
