import type { ColumnType, Generated } from "kysely";
import type { MediaChannel } from "../../openapi/generated/console.ts";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { Instant, Json } from "./columns.ts";

/** Event channels: the floor and the audit log of each account. */
interface ChannelTable {
  number: Generated<number>;
  name: string;
  account: string;
  /** `number` of the current epoch. */
  epoch: number | null;
  /**
   * Time when the last live event was accepted. Events of demos and replays, and of the platform itself, do
   * not count.
   */
  live_fed_at: Instant | null;
}

/**
 * Epochs of channels. An epoch is a section of the log with its own clock and with offsets from 1: live
 * events, a demo or a replay.
 */
interface EpochTable {
  number: Generated<number>;
  channel: number;
  epoch: string;
  /** `recording`: the replay of a replay file. */
  kind: "live" | "demo" | "recording";
  /** Source of the demo or replay; null for live events. */
  source: string | null;
  name: string | null;
  zone: string;
  ended: Generated<boolean>;
  /** Offset of the last event; 0 if there is none. */
  head: Generated<number>;
  /** Speed of the epoch's clock: 1 is real time, 0 is stopped. */
  rate: number;
  /** Time of the wall clock at which the epoch's clock showed `anchor_time`. */
  anchor_wall: Instant;
  anchor_time: Instant;
  /** Wall-clock time when the source's last event was accepted. */
  fed_at: Instant | null;
  /** `time` of the source's last event. */
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

/**
 * Stored state of a reader, such as the floor, at an offset of a channel. The reader can continue from there.
 */
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
  /** Id of the contact's open queue entry. */
  queue: string | null;
  /** Id of the contact's open call. */
  call: string | null;
  /** True from the `contact-created` event until the contact ends. */
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
  /** Wait (ms) before the call: 0 without a queue; null if the queue entry is unknown. */
  waited: number | null;
  tags: Json<readonly string[]>;
  /** Time when the customer entered the queue, or when the call began if there was no queue. */
  created_at: Instant;
  started_at: Instant;
  ended_at: Instant | null;
  ended_by: "customer" | "user" | "network" | "platform" | null;
  search: string;
}

/** Calls that users supervised, with start and end. */
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
