import type { Permission, Privilege } from "../../openapi/generated/console.ts";
import type { DisconnectReason } from "../../openapi/generated/live-monitor.ts";
import type { Instant, Json, Versioned } from "./columns.ts";

/** Privileges that an account made for itself. */
interface PrivilegeTable extends Versioned {
  account: string;
  id: string;
  name: Privilege;
  label: string;
  level: number;
  permissions: Json<readonly Permission[]>;
}

/** When agents connected and disconnected. */
interface ConnectionRecordTable {
  account: string;
  id: string;
  epoch: number;
  user_id: string;
  session: string;
  /** When it began; null where nothing is known of that. */
  connected_at: Instant | null;
  disconnected_at: Instant | null;
  reason: DisconnectReason | null;
  ip: string | null;
  browser: string | null;
  /** The first that is known of it. */
  at: Instant;
  search: string;
}

/** What is kept of privileges and connections. */
export interface PeopleTables {
  privileges: PrivilegeTable;
  connection_records: ConnectionRecordTable;
}
