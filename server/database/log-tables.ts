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
  /** When the last event was accepted that came neither from simulated traffic nor from the platform. */
  live_fed_at: Instant | null;
}

interface EpochTable {
  number: Generated<number>;
  channel: number;
  epoch: string;
  kind: "live" | "demo" | "recording";
  /** Source of the traffic; null for live events. */
  source: string | null;
  name: string | null;
  zone: string;
  ended: Generated<boolean>;
  head: Generated<number>;
  rate: number;
  /** The clock showed `anchor_time` when the wall clock showed `anchor_wall`. */
  anchor_wall: Instant;
  anchor_time: Instant;
  /** When the source's last event was accepted, by the wall clock. */
  fed_at: Instant | null;
  /** Time of the source's last event, from the event. */
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

/** Position of a reader in a channel, and its state at that position. */
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
  /** When the customer entered the queue, or the call if there was no queue. */
  created_at: Instant;
  started_at: Instant;
  ended_at: Instant | null;
  ended_by: "customer" | "user" | "network" | "platform" | null;
  search: string;
}

/** Supervisions of calls. */
interface SupervisionTable {
  id: string;
  account: string;
  call: string;
  user_id: string;
  /** Name of the user. */
  name: string;
  session: string;
  started_at: Instant;
  ended_at: Instant | null;
  ended_by: "left" | "moved" | "session" | "expired" | "forbidden" | "disabled" | "call" | null;
}

/** The event log and its read models. */
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
