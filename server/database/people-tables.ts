import type { Permission, Privilege } from "../../openapi/generated/console.ts";
import type { DisconnectReason } from "../../openapi/generated/live-monitor.ts";
import type { Instant, Json, Versioned } from "./columns.ts";

/** Custom privileges of accounts. */
interface PrivilegeTable extends Versioned {
  account: string;
  id: string;
  name: Privilege;
  label: string;
  level: number;
  permissions: Json<readonly Permission[]>;
}

/** Connections of agents. */
interface ConnectionRecordTable {
  account: string;
  id: string;
  epoch: number;
  user_id: string;
  session: string;
  /** Null if the event of the connection was missed. */
  connected_at: Instant | null;
  disconnected_at: Instant | null;
  reason: DisconnectReason | null;
  ip: string | null;
  browser: string | null;
  /** Time of connection; if it is unknown, time of disconnection. */
  at: Instant;
  search: string;
}

/** Privileges and connections. */
export interface PeopleTables {
  privileges: PrivilegeTable;
  connection_records: ConnectionRecordTable;
}
