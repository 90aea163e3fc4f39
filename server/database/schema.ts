import type { ColumnType, Generated } from "kysely";
import type { Account, Language, MediaChannel, Plan, Privilege, Targets, WeeklyHours } from "../../openapi/generated/console.ts";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { Instant, Json, Versioned } from "./columns.ts";
import type { PeopleTables } from "./people-tables.ts";
import type { SsoTables } from "./sso-tables.ts";

interface AccountTable extends Versioned {
  id: string;
  name: string;
  language: Account["language"];
  time_zone: string;
  targets: Json<Targets>;
  features: Json<Plan["features"]>;
  subscribed: Generated<boolean>;
  /** The principal administrator. */
  principal: string | null;
  business: ColumnType<Business, string | undefined, string>;
  supervision: ColumnType<Account["supervision"], string | undefined, string>;
}

/** Who the account is to the law. */
export interface Business {
  readonly taxId?: string;
  readonly address?: string;
  readonly country?: string;
}

interface UserTable extends Versioned {
  account: string;
  id: string;
  firstname: string;
  lastname: string;
  email: string | null;
  username: string | null;
  lang: Language | null;
  level: number;
  privilege: Privilege;
  password_hash: string | null;
  imported: Generated<boolean>;
  disabled: Generated<boolean>;
  availability: ColumnType<WeeklyHours, string | undefined, string>;
  /** What names are sorted by and searched in: without case and accents. */
  firstname_key: string;
  lastname_key: string;
  search: string;
}

/** E-mails and user names are unique over the platform, and either signs in. */
interface LoginTable {
  login: string;
  account: string;
  user_id: string;
}

interface SegmentTable extends Versioned {
  account: string;
  id: string;
  name: string;
  channels: MediaChannel[];
  visibility: Generated<"visible" | "hidden">;
  type: Generated<"classic" | "event">;
  imported: Generated<boolean>;
  name_key: string;
}

interface SegmentUserTable {
  account: string;
  segment: string;
  user_id: string;
}

interface SessionTable {
  id: string;
  account: string;
  user_id: string;
  refresh_hash: string;
  remember: boolean;
  created_at: Instant;
  used_at: Instant;
  expires_at: Instant;
  ended_at: Instant | null;
  ended_by: "logout" | "revoked" | "password" | null;
  /** When the password was last shown. */
  proved_at: Instant;
  /** From where, and by which browser, it was begun. */
  address: string | null;
  agent: string | null;
}

/** Logins that were made ready elsewhere. */
interface LoginClaimTable {
  claim_hash: string;
  binding_hash: string | null;
  account: string;
  user_id: string;
  remember: boolean;
  expires_at: Instant;
}

/** The second factor of a user: in force, being set up, or both. */
interface TwoFactorTable {
  account: string;
  user_id: string;
  /** Sealed; null until it is confirmed. */
  seed: string | null;
  since: Instant | null;
  /** The latest step (of 30 s) whose code was accepted. */
  used_step: number | null;
  /** When wrong codes were tried lately. */
  tries: ColumnType<readonly Instant[], string | undefined, string>;
  /** Sealed, and not confirmed yet. */
  pending: string | null;
  pending_at: Instant | null;
}

/** The backup codes that are left. */
interface BackupCodeTable {
  account: string;
  user_id: string;
  code_hash: string;
}

/** From where the users that it names may connect. */
interface IpRestrictionTable extends Versioned {
  account: string;
  id: string;
  /** An address or a CIDR range, in its shortest form. */
  range: string;
  description: string;
  search: string;
}

interface IpRestrictionUserTable {
  account: string;
  restriction: string;
  user_id: string;
}

interface ApiKeyTable extends Versioned {
  id: string;
  account: string;
  name: string;
  prefix: string;
  key_hash: string;
  privilege: Privilege;
  /** null: the platform itself. */
  created_by: string | null;
  /** To the minute. */
  used_at: Instant | null;
  search: string;
}

/** Sign-ins that failed or are under way. */
interface AttemptTable {
  id: string;
  login: string;
  address: string;
  at: Instant;
}

interface ChannelTable {
  number: Generated<number>;
  name: string;
  account: string;
  /** The number of the present epoch. */
  epoch: number | null;
  /** When something that is neither traffic nor the platform was last accepted. */
  live_fed_at: Instant | null;
}

interface EpochTable {
  number: Generated<number>;
  channel: number;
  epoch: string;
  kind: "live" | "demo" | "recording";
  /** Whose traffic it is; null where it is live. */
  source: string | null;
  name: string | null;
  zone: string;
  ended: Generated<boolean>;
  head: Generated<number>;
  rate: number;
  /** The clock showed `anchor_time` when the wall clock showed `anchor_wall`. */
  anchor_wall: Instant;
  anchor_time: Instant;
  /** When its source was last accepted, by the wall clock. */
  fed_at: Instant | null;
  /** When its source's last event happened, by the event's own time. */
  fed_time: Instant | null;
  opened_at: Instant;
}

interface EventTable {
  channel: number;
  epoch: number;
  offset: number;
  id: string;
  source: string;
  type: string;
  subject: string;
  time: Instant;
  dataschema: string | null;
  data: Json<Event["data"]>;
}

/** How far a reader has come in a channel, and what it had made of it by then. */
interface CheckpointTable {
  reader: string;
  channel: number;
  epoch: string;
  offset: number;
  state: ColumnType<unknown, string, string>;
}

interface ContactRecordTable {
  account: string;
  id: string;
  epoch: number;
  customer: string | null;
  /** The queue entry and the call that it has open. */
  queue: string | null;
  call: string | null;
  said: boolean;
  ended: boolean;
}

interface QueueRecordTable {
  account: string;
  id: string;
  epoch: number;
  contact: string;
  customer: string | null;
  created_at: Instant;
  ended: boolean;
}

interface CallRecordTable {
  account: string;
  id: string;
  epoch: number;
  contact: string;
  queue: string | null;
  customer: string | null;
  channel: MediaChannel;
  agent: string | null;
  segment: string;
  transferred_agent: string | null;
  transferred_segment: string | null;
  transfers: number;
  waited: number | null;
  tags: Json<readonly string[]>;
  /** When the customer came: into the queue, or into the call where there was none. */
  created_at: Instant;
  started_at: Instant;
  ended_at: Instant | null;
  ended_by: "customer" | "user" | "network" | "platform" | null;
  search: string;
}

/** Who followed which call. */
interface SupervisionTable {
  id: string;
  account: string;
  call: string;
  user_id: string;
  /** What the person is called. */
  name: string;
  session: string;
  started_at: Instant;
  ended_at: Instant | null;
  ended_by: "left" | "moved" | "session" | "disabled" | "call" | null;
}

/** What the platform keeps, table by table. */
export interface Tables extends PeopleTables, SsoTables {
  accounts: AccountTable;
  users: UserTable;
  logins: LoginTable;
  segments: SegmentTable;
  segment_users: SegmentUserTable;
  sessions: SessionTable;
  login_claims: LoginClaimTable;
  two_factor: TwoFactorTable;
  backup_codes: BackupCodeTable;
  ip_restrictions: IpRestrictionTable;
  ip_restriction_users: IpRestrictionUserTable;
  api_keys: ApiKeyTable;
  attempts: AttemptTable;
  channels: ChannelTable;
  epochs: EpochTable;
  events: EventTable;
  checkpoints: CheckpointTable;
  contact_records: ContactRecordTable;
  queue_records: QueueRecordTable;
  call_records: CallRecordTable;
  supervisions: SupervisionTable;
}
