import type { Privilege } from "../../openapi/generated/console.ts";
import type { Instant, Versioned } from "./columns.ts";

/** IP addresses from which the users of a restriction may connect. */
interface IpRestrictionTable extends Versioned {
  account: string;
  id: string;
  /** An IP address or a CIDR range, in its shortest form. */
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
  /** First characters of the key, shown to recognize it. */
  prefix: string;
  key_hash: string;
  privilege: Privilege;
  /** User id; null if the platform created the key. */
  created_by: string | null;
  /** Last use; updated at most once per minute. */
  used_at: Instant | null;
  search: string;
}

/** IP restrictions and API keys. */
export interface AccessTables {
  ip_restrictions: IpRestrictionTable;
  ip_restriction_users: IpRestrictionUserTable;
  api_keys: ApiKeyTable;
}
