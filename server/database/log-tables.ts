import type { ColumnType, Generated } from "kysely";
import type { MediaChannel } from "../../openapi/generated/console.ts";
import type { ContactCreated, DetailStatus, Event, Outcome } from "../../openapi/generated/live-monitor.ts";
import type { SurveyAnswer } from "../../streams/metrics/survey-answer.ts";
import type { StatusLimits } from "../../streams/metrics/status-limit.ts";
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
  announced: boolean;
  ended: boolean;
  channel: MediaChannel | null;
  origin: ContactCreated["origin"] | null;
  device: string | null;
  location: string | null;
  consent_at: Instant | null;
  created_at: Instant;
  /** Key of the contact's latest call record. */
  leg: string | null;
}

/**
 * Calls, also those that were not answered. A record begins with a queue entry, with a call that did not
 * queue, or with a contact that ended before both.
 */
interface CallRecordTable {
  account: string;
  /** Key: the subject of the event that the record begins with, such as `queue/<id>`. */
  leg: string;
  /** Public id: of the call, before the answer of the queue entry, otherwise of the contact. */
  id: string;
  epoch: number;
  contact: string;
  /** True for the first record of its contact. */
  is_first: boolean;
  queue: string | null;
  customer: string | null;
  channel: MediaChannel;
  origin: ContactCreated["origin"] | null;
  device: string | null;
  location: string | null;
  consent_at: Instant | null;
  agent: string | null;
  /** Null for a contact that ended before it entered a queue. */
  segment: string | null;
  transferred_agent: string | null;
  transferred_segment: string | null;
  transfers: number;
  /** Number of offers to agents, and of those that an agent declined or missed. */
  offers: number;
  dismissals: number;
  timeouts: number;
  /** Null until the call has ended. */
  outcome: Outcome | null;
  /** Reason of the customer for leaving the queue. */
  reason: string | null;
  /**
   * Time (ms) in the queue until the answer or until the customer left: 0 without a queue; null while waiting,
   * or if the queue entry is unknown.
   */
  waited: number | null;
  /**
   * Time (ms) in the queue until the first offer, and in the call, by the rules of `ContactRecords`; null while
   * unknown.
   */
  queued: number | null;
  served: number | null;
  tags: Json<readonly string[]>;
  sentiment: "positive" | "neutral" | "negative" | null;
  topics: Json<readonly string[]>;
  summary: string | null;
  /** Score of the quality review. */
  quality: number | null;
  /** Scores of the survey by question; null without a survey. */
  survey: Json<Readonly<Record<string, number>>> | null;
  /** Id of the survey; null without one, or if the event did not name it. */
  survey_form: string | null;
  /** Scores of the survey with their scales; null without a survey. */
  survey_answers: Json<readonly SurveyAnswer[]> | null;
  /** The lowest answer in percent of its scale (`surveyScore`); null without a score on a scale. */
  survey_score: number | null;
  comments: number;
  /** Time when the contact began. */
  began_at: Instant;
  /** Time when the customer entered the queue, or when the call or contact began without a queue. */
  created_at: Instant;
  /** Time of the answer; before it, and without one, `created_at`. */
  started_at: Instant;
  answered_at: Instant | null;
  /** Time when the call ended, or when the customer left the queue. */
  ended_at: Instant | null;
  ended_by: "customer" | "user" | "network" | "platform" | null;
  search: string;
}

/**
 * Sums of calls by quarter hour, segment and channel: those of `CallSums` that can be added, and the times (ms)
 * from which the others and medians are computed, in order.
 */
interface CallTotalTable {
  account: string;
  /** Version of the sums (`SUMS_VERSION`). */
  definition: number;
  /** Outcome of the calls; empty for all calls. Each of the two has a partition. */
  outcome: string;
  /** Number of the quarter hour since 1970. */
  quarter: number;
  /** Empty for calls without a segment. */
  segment: string;
  channel: MediaChannel;
  calls: number;
  contacts: number;
  hangs: number;
  answered: number;
  abandoned: number;
  removed: number;
  ended: number;
  transferred: number;
  dismissals: number;
  timeouts: number;
  positive: number;
  negative: number;
  sentiments: number;
  reviews: number;
  /** Number of records whose contact began in the quarter hour. */
  begun: number;
  waited: number;
  waited_abandoned: number;
  handled: number;
  queued: number;
  served: number;
  quality: number;
  answered_waits: readonly number[];
  abandoned_waits: readonly number[];
  removed_waits: readonly number[];
  other_waits: readonly number[];
  /** Waits and service times of the contacts that began in the quarter hour. */
  queued_times: readonly number[];
  served_times: readonly number[];
}

/** Statuses of agents, each from its event to the next one. */
interface StatusRecordTable {
  account: string;
  user_id: string;
  epoch: number;
  offset: number;
  status: DetailStatus;
  reason: string | null;
  began_at: Instant;
  /** Null for the current status. */
  ended_at: Instant | null;
}

/** Sums of the agents of an account in one local day that is over: `agents`, `names` and `amounts` are parallel. */
interface AgentDayTable {
  account: string;
  /** Start and end (exclusive) of the day. */
  starts: Instant;
  ends: Instant;
  zone: string;
  /** Version of the sums (`AGENT_SUMS_VERSION`). */
  definition: number;
  /** Limits of statuses (`StatusLimits`) that the sums depend on. */
  limits: Json<StatusLimits>;
  agents: readonly string[];
  /** Names of sums, as in `readSums`. */
  names: readonly string[];
  amounts: readonly number[];
}

/** Version of each read model; an older one is rebuilt from the log at startup. */
interface ReadModelTable {
  name: string;
  version: number;
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

/** Comments of users on calls. */
interface CallCommentTable {
  account: string;
  id: string;
  /** Key of the call's record. */
  leg: string;
  text: string;
  /** Moment (ms) in the recording; null for a comment on the whole call. */
  at: number | null;
  recording: string | null;
  user_id: string;
  created_at: Instant;
}

/** The event log and its read models. */
export interface LogTables {
  channels: ChannelTable;
  epochs: EpochTable;
  events: EventTable;
  checkpoints: CheckpointTable;
  contact_records: ContactRecordTable;
  call_records: CallRecordTable;
  call_totals: CallTotalTable;
  status_records: StatusRecordTable;
  agent_days: AgentDayTable;
  read_models: ReadModelTable;
  supervisions: SupervisionTable;
  call_comments: CallCommentTable;
}
