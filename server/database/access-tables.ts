import type { Privilege } from "../../openapi/generated/console.ts";
import type { Instant, Versioned } from "./columns.ts";

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

/** From where users may connect, and what systems speak with. */
export interface AccessTables {
  ip_restrictions: IpRestrictionTable;
  ip_restriction_users: IpRestrictionUserTable;
  api_keys: ApiKeyTable;
}
