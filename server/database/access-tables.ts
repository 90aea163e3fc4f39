import type { Privilege } from "../../openapi/generated/console.ts";
import type { Instant, Versioned } from "./columns.ts";

/** Addresses from which its users may connect. */
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
  /** Rounded to the minute. */
  used_at: Instant | null;
  search: string;
}

/** IP restrictions and API keys. */
export interface AccessTables {
  ip_restrictions: IpRestrictionTable;
  ip_restriction_users: IpRestrictionUserTable;
  api_keys: ApiKeyTable;
}
