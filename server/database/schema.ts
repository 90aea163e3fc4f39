import type { ColumnType, Generated } from "kysely";
import type { Account, Language, MailWithText as Mail, MediaChannel, Plan, Privilege, Targets, WeeklyHours } from "../../openapi/generated/console.ts";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { AccessTables } from "./access-tables.ts";
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
interface Business {
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

/** Requests for a new password and invitations to a first one, each good for one. */
interface PasswordResetTable {
  id: string;
  /** A hash of the e-mail that was asked for. */
  login: string;
  /** Who asked; null for an invitation. */
  address: string | null;
  kind: "reset" | "activation";
  /** What the asking browser knows it by; null for an invitation. */
  request_hash: string | null;
  /** The e-mail that was asked for, sealed, until it was looked up. */
  email_sealed: string | null;
  account: string | null;
  user_id: string | null;
  pin_hash: string | null;
  tries: Generated<number>;
  link_hash: string | null;
  link_expires_at: Instant | null;
  grant_hash: string | null;
  grant_expires_at: Instant | null;
  asked_at: Instant;
  /** When it was used or replaced. */
  ended_at: Instant | null;
}

/** What was written to people. */
interface MailTable {
  account: string;
  id: string;
  recipient: string;
  kind: Mail["kind"];
  language: Language;
  /** What the text names: the person and the account. */
  names: Json<{ readonly person: string; readonly account: string }>;
  has_pin: boolean;
  /** Its PIN and its link, until it was sent or cannot be any more. */
  sealed: string | null;
  state: Mail["state"];
  reason: string | null;
  tries: Generated<number>;
  /** When it is tried next. */
  next_at: Instant | null;
  /** When what is in it is of no use any more. */
  good_until: Instant;
  created_at: Instant;
  sent_at: Instant | null;
  search: string;
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

interface BranchTable extends Versioned {
  account: string;
  id: string;
  /** The id that integrations use; unique in the account. */
  name: string;
  label: string;
  integration_id: string | null;
  address: string | null;
  label_key: string;
  search: string;
}

interface BranchSegmentTable {
  account: string;
  branch: string;
  segment: string;
}

/** Display devices, by the id that they made themselves: those of nobody (`account` is null), and enrolled ones. */
interface PocTable extends Versioned {
  id: string;
  /** Null while it was only enrolled and never seen. */
  secret_hash: string | null;
  account: string | null;
  branch: string | null;
  label: string | null;
  internal_id: string | null;
  integration_id: string | null;
  label_key: string | null;
  search: string | null;
  enrolled_at: Instant | null;
  browser: string | null;
  os: string | null;
  device: string | null;
  ip: string | null;
  seen_at: Instant | null;
  /** The socket by which it is connected, as long as its node vouches for that. */
  connection: string | null;
  connected_at: Instant | null;
  alive_until: Instant | null;
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
export interface Tables extends AccessTables, PeopleTables, SsoTables {
  accounts: AccountTable;
  users: UserTable;
  logins: LoginTable;
  segments: SegmentTable;
  segment_users: SegmentUserTable;
  sessions: SessionTable;
  login_claims: LoginClaimTable;
  two_factor: TwoFactorTable;
  backup_codes: BackupCodeTable;
  password_resets: PasswordResetTable;
  mails: MailTable;
  attempts: AttemptTable;
  channels: ChannelTable;
  epochs: EpochTable;
  events: EventTable;
  checkpoints: CheckpointTable;
  contact_records: ContactRecordTable;
  queue_records: QueueRecordTable;
  call_records: CallRecordTable;
  branches: BranchTable;
  branch_segments: BranchSegmentTable;
  pocs: PocTable;
  supervisions: SupervisionTable;
}
