import type { Instant, Versioned } from "./columns.ts";

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

/** Display devices. A device generates its own `id`. `account` is null until the device is enrolled. */
interface PocTable extends Versioned {
  id: string;
  /** Hash of the secret of the first connection; null if the device has never connected. */
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
  /**
   * Id of the device's connection (WebSocket). The device counts as connected until `alive_until`, which the
   * node with the connection renews.
   */
  connection: string | null;
  connected_at: Instant | null;
  alive_until: Instant | null;
}

/** Branches and their devices. */
export interface BranchTables {
  branches: BranchTable;
  branch_segments: BranchSegmentTable;
  pocs: PocTable;
}
