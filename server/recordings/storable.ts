import { type RawBuilder, sql } from "kysely";

/** Joins `settings` to `recordings`: the setting of each. */
export const ITS_SETTING: RawBuilder<boolean> = sql`settings.account = recordings.account and settings.collection = 'RecordingSetting' and settings.id = recordings.setting`;

/** Among `settings`, those that name a storage into which something can be put from here. */
export const STORES: RawBuilder<boolean> = sql`settings.data ->> 'storage' = 'cloud' and settings.data ->> 'provider' in ('s3', 'azure', 'gcp', 'ftp')`;
