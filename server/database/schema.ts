import type { ColumnType, Generated } from "kysely";
import type { Account, Language, MediaChannel, Plan, Privilege, Targets, WeeklyHours } from "../../openapi/generated/console.ts";
import type { AccessTables } from "./access-tables.ts";
import type { BranchTables } from "./branch-tables.ts";
import type { Json, Versioned } from "./columns.ts";
import type { LogTables } from "./log-tables.ts";
import type { PeopleTables } from "./people-tables.ts";
import type { ResourceTables } from "./resource-tables.ts";
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

/** What the platform keeps, table by table. */
export interface Tables extends AccessTables, BranchTables, LogTables, PeopleTables, ResourceTables, SignInTables, SsoTables, WebhookTables {
  accounts: AccountTable;
  users: UserTable;
  logins: LoginTable;
  segments: SegmentTable;
  segment_users: SegmentUserTable;
}
