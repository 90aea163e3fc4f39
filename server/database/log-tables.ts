import type { ColumnType, Generated } from "kysely";
import type { MediaChannel } from "../../openapi/generated/console.ts";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { Instant, Json } from "./columns.ts";

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
  ended_by: "left" | "moved" | "session" | "expired" | "forbidden" | "disabled" | "call" | null;
}

/** The log, and what is read from it. */
export interface LogTables {
  channels: ChannelTable;
  epochs: EpochTable;
  events: EventTable;
  checkpoints: CheckpointTable;
  contact_records: ContactRecordTable;
  queue_records: QueueRecordTable;
  call_records: CallRecordTable;
  supervisions: SupervisionTable;
}
