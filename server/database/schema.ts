import type { ColumnType, Generated, GeneratedAlways, Kysely, Transaction } from "kysely";
import type {
  Account,
  Language,
  Plan,
  Privilege,
  Targets,
  WeeklyHours,
  WidgetSettingsChange,
} from "../../openapi/generated/console.ts";
import type { KeptConfiguration } from "../people/account-configuration.ts";
import type { AccessTables } from "./access-tables.ts";
import type { BranchTables } from "./branch-tables.ts";
import type { Instant, Json, Versioned } from "./columns.ts";
import type { DemoTables } from "./demo-tables.ts";
import type { FileTables } from "./file-tables.ts";
import type { KeptAnswer } from "../forms/form-field.ts";
import type { LogTables } from "./log-tables.ts";
import type { PeopleTables } from "./people-tables.ts";
import type { RecordTable, ResourceTables } from "./resource-tables.ts";
import type { SignInTables } from "./sign-in-tables.ts";
import type { SsoTables } from "./sso-tables.ts";
import type { WebhookTables } from "./webhook-tables.ts";

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
  configuration: ColumnType<KeptConfiguration, string | undefined, string>;
}

/** Legal details of the account. */
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
  /** Sort keys of the names, without case and accents. */
  firstname_key: string;
  lastname_key: string;
  /** Search text of the names, the email address and the username. */
  search: string;
}

/** Email addresses and usernames are unique across the platform, and either can be used to sign in. */
interface LoginTable {
  login: string;
  account: string;
  user_id: string;
}

/** Segments, stored like the records of other resources. */
interface SegmentTable extends RecordTable {
  collection: Generated<string>;
  /** Generated from `data`, like `imported`. */
  name: GeneratedAlways<string>;
  imported: GeneratedAlways<boolean>;
}

interface FormSubmissionTable {
  account: string;
  id: string;
  kind: "form" | "agent-form" | "survey";
  /** Id of the form or survey. */
  form: string;
  answers: Json<readonly KeptAnswer[]>;
  contact: string | null;
  call: string | null;
  segment: string | null;
  user_id: string | null;
  search: string;
  created_at: Instant;
}

interface SegmentUserTable {
  account: string;
  segment: string;
  user_id: string;
}

/** Widget settings of the account. Accounts without a row have the defaults. */
interface WidgetTable extends Versioned {
  account: string;
  settings: ColumnType<WidgetSettingsChange, string, string>;
}

/** Sent notifications of absences, at most one per agent and range (start to end) of working hours. */
interface AbsenceToldTable {
  account: string;
  working_hours: string;
  agent: string;
  range_start: Instant;
  told_at: Instant;
}

/** Reminders sent to customers, each due `minutes` before its appointment starts. */
interface ReminderSentTable {
  account: string;
  appointment: string;
  starts_at: Instant;
  minutes: number;
  sent_at: Instant;
}

/** Notifications sent for calendars and working hours. */
interface CalendarTables {
  absences_told: AbsenceToldTable;
  reminders_sent: ReminderSentTable;
}

/** All tables of the platform. */
export interface Tables
  extends
    AccessTables,
    BranchTables,
    CalendarTables,
    DemoTables,
    FileTables,
    LogTables,
    PeopleTables,
    ResourceTables,
    SignInTables,
    SsoTables,
    WebhookTables {
  accounts: AccountTable;
  widgets: WidgetTable;
  users: UserTable;
  logins: LoginTable;
  segments: SegmentTable;
  segment_users: SegmentUserTable;
  form_submissions: FormSubmissionTable;
}

/** The database or a transaction, to run queries in. */
export type Queries = Kysely<Tables> | Transaction<Tables>;
