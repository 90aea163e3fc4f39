// Generated from openapi/live-monitor.yaml by `npm run generate`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An `_id`: 24 hex characters, sortable by time. */
        readonly Id: string;
        /** @description The source's id of a contact, queue entry, call or session. */
        readonly Key: string;
        /** @description An epoch of an event log: a ULID, so later epochs are greater. */
        readonly Epoch: string;
        readonly Offset: number;
        /** @description The last offset of an epoch, 0 before the first event. */
        readonly Head: number;
        readonly ChannelName: string;
        /** @description RFC 3339, UTC, milliseconds. */
        readonly Time: string;
        /**
         * Format: date-time
         * @description RFC 3339 with any offset, without leap seconds; stored as UTC with milliseconds.
         */
        readonly AnyTime: string;
        /** @description Milliseconds since 1970-01-01T00:00:00Z. */
        readonly Instant: number;
        /** @description A duration in milliseconds. */
        readonly Millis: number;
        readonly LocalDay: string;
        /** @description An IANA time zone, such as Europe/Madrid. */
        readonly Zone: string;
        readonly Count: number;
        readonly Word: string;
        /** @enum {string} */
        readonly MediaChannel: "video" | "audio";
        /** @enum {string} */
        readonly Origin: "widget" | "link" | "poc" | "ivr" | "calendar";
        /** @enum {string} */
        readonly Outcome: "answered" | "dismissed" | "assigned" | "timeout" | "abandoned" | "transferred" | "discarded";
        /** @enum {string} */
        readonly DetailStatus: "available" | "acd" | "meeting" | "in-call" | "busy" | "break" | "bath" | "meal" | "team-meeting" | "training" | "disconnected" | "releasing" | "occupying";
        /** @enum {string} */
        readonly DisconnectReason: "transport close" | "client disconnect" | "ping timeout" | "server disconnect";
        /** @enum {string} */
        readonly TrafficKind: "demo" | "recording";
        /** @description The time of a channel. Live: platform time at rate 1. Replay: the recording's time at the playback speed. Paused: rate 0. */
        readonly Clock: {
            readonly now: components["schemas"]["Time"];
            readonly rate: number;
            readonly zone: components["schemas"]["Zone"];
        };
        readonly Hello: {
            readonly channel: components["schemas"]["ChannelName"];
            readonly epoch?: components["schemas"]["Epoch"];
            readonly offset?: components["schemas"]["Head"];
        };
        readonly Range: {
            readonly channel: components["schemas"]["ChannelName"];
            readonly epoch: components["schemas"]["Epoch"];
            readonly from: components["schemas"]["Offset"];
            readonly to: components["schemas"]["Offset"];
        };
        readonly CatchUp: components["schemas"]["Missing"] | components["schemas"]["Gone"] | components["schemas"]["Refusal"];
        /** @description All requested events in order; empty if none are missing. */
        readonly Missing: {
            /** @constant */
            readonly answer: "missing";
            readonly epoch: components["schemas"]["Epoch"];
            readonly head: components["schemas"]["Head"];
            readonly clock: components["schemas"]["Clock"];
            readonly events: readonly components["schemas"]["Event"][];
        };
        /** @description More than 5,000 events, or another epoch. Request a snapshot. */
        readonly Gone: {
            /** @constant */
            readonly answer: "gone";
            readonly epoch: components["schemas"]["Epoch"];
            readonly head: components["schemas"]["Head"];
            readonly clock: components["schemas"]["Clock"];
        };
        readonly Refusal: {
            /** @constant */
            readonly answer: "refused";
            /** @enum {string} */
            readonly code: "unauthorized" | "forbidden" | "malformed" | "unavailable";
        };
        readonly QueueUpdated: {
            readonly channel: components["schemas"]["ChannelName"];
            readonly epoch: components["schemas"]["Epoch"];
            readonly clock: components["schemas"]["Clock"];
            readonly events: readonly components["schemas"]["Event"][];
        };
        readonly Heartbeat: {
            readonly channel: components["schemas"]["ChannelName"];
            readonly epoch: components["schemas"]["Epoch"];
            readonly head: components["schemas"]["Head"];
            readonly clock: components["schemas"]["Clock"];
        };
        /** @description The ids of the changed records, without their contents. Clients that display a record request it again. */
        readonly RecordsChanged: {
            /** @description The list, such as `tags`. */
            readonly kind: string;
            readonly changes: readonly {
                readonly id: string;
                /** @description The record's version after the change; null if it was removed or the version is unknown. */
                readonly version: number | null;
            }[];
        };
        readonly SessionEnded: {
            /** @enum {string} */
            readonly reason: "logout" | "expired" | "revoked" | "password";
        };
        /** @description The id that a device generated: 60 random bits in three groups, without the letters I, L, O and U. */
        readonly PocId: string;
        readonly DeviceHello: {
            readonly id: components["schemas"]["PocId"];
            /** @description 256 random bits, generated by the device and sent only to the platform. */
            readonly secret: string;
            /** @description The browser; null if unknown to the device. */
            readonly browser: string | null;
            readonly os: string | null;
            /** @enum {string} */
            readonly device: "desktop" | "tablet" | "phone" | "television";
        };
        readonly DeviceStanding: {
            /**
             * @description elsewhere: another window of this device connected, and this connection closes.
             * @enum {string}
             */
            readonly standing: "waiting" | "enrolled" | "elsewhere";
            /** @description The label of the branch in which it is enrolled. */
            readonly branch: string | null;
            readonly label: string | null;
        };
        readonly DeviceRefusal: {
            /** @enum {string} */
            readonly code: "malformed" | "wrong-secret" | "too-many" | "unavailable";
        };
        /**
         * @description An event as stored in the event log. `data` has the schema whose `x-events` lists the type; events of other types are
         *     stored, counted and shown as unknown.
         */
        readonly Event: {
            /** @constant */
            readonly specversion: "1.0";
            readonly id: components["schemas"]["Word"];
            readonly source: string;
            readonly type: string;
            readonly subject: string;
            readonly time: components["schemas"]["Time"];
            readonly channel: components["schemas"]["ChannelName"];
            readonly epoch: components["schemas"]["Epoch"];
            readonly offset: components["schemas"]["Offset"];
            /** @description The payload version; absent for version 1. */
            readonly dataschema?: string;
            readonly data: Record<string, unknown>;
        };
        /**
         * @description An event as a feeder sends it. The platform sets `channel`, `epoch` and `offset`; values that a feeder sends for
         *     them, such as lines of a recording, are ignored. `time` may have any UTC offset.
         */
        readonly FedEnvelope: {
            /** @constant */
            readonly specversion: "1.0";
            readonly id: components["schemas"]["Word"];
            readonly source: string;
            readonly type: string;
            readonly subject: string;
            readonly time: components["schemas"]["AnyTime"];
            /** @constant */
            readonly datacontenttype?: "application/json";
            readonly dataschema?: string;
            readonly channel?: unknown;
            readonly epoch?: unknown;
            readonly offset?: unknown;
            readonly data: Record<string, unknown>;
        };
        readonly ContactCreated: {
            readonly channel: components["schemas"]["MediaChannel"];
            readonly origin: components["schemas"]["Origin"];
            readonly customer?: components["schemas"]["Word"];
            readonly device?: components["schemas"]["Word"];
            readonly location?: components["schemas"]["Word"];
            readonly consentAt?: components["schemas"]["AnyTime"];
        };
        readonly QueueCreated: {
            readonly contact: components["schemas"]["Key"];
            readonly segment: components["schemas"]["Id"];
            readonly channel: components["schemas"]["MediaChannel"];
            readonly customer?: components["schemas"]["Word"];
            /** @description The priority; higher is sooner. Default: 1. */
            readonly priority?: number;
        };
        /** @description The ACD offers the waiting customer to an agent. */
        readonly QueueAssigned: {
            readonly user?: components["schemas"]["Id"];
        };
        /** @description The agent did not take the call; the customer keeps waiting. */
        readonly QueueDismissed: {
            readonly user?: components["schemas"]["Id"];
            /** @enum {string} */
            readonly reason: "dismissed" | "timeout";
        };
        readonly QueueAbandoned: {
            readonly reason?: components["schemas"]["Word"];
        };
        /** @description An agent answered. `queue` is the queue entry that this ends, if the customer waited. */
        readonly CallCreated: {
            readonly contact: components["schemas"]["Key"];
            readonly queue?: components["schemas"]["Key"];
            readonly segment: components["schemas"]["Id"];
            readonly user?: components["schemas"]["Id"];
            readonly channel: components["schemas"]["MediaChannel"];
            readonly customer?: components["schemas"]["Word"];
        };
        readonly CallTransferred: {
            readonly fromUser?: components["schemas"]["Id"];
            readonly toUser?: components["schemas"]["Id"];
            readonly fromSegment?: components["schemas"]["Id"];
            readonly toSegment?: components["schemas"]["Id"];
        };
        readonly CallTagged: {
            readonly tags: readonly components["schemas"]["Word"][];
        };
        readonly CallEnded: {
            /** @enum {string} */
            readonly by?: "customer" | "user" | "network" | "platform";
        };
        /** @description Ends everything of the contact that is still open. `recorded` has the metrics of the source event log. */
        readonly ContactEnded: {
            readonly outcome: components["schemas"]["Outcome"];
            readonly recorded?: {
                readonly ivrSeconds?: components["schemas"]["Count"];
                readonly queueSeconds?: components["schemas"]["Count"];
                readonly serviceSeconds?: components["schemas"]["Count"];
            };
        };
        readonly UserConnected: {
            readonly session: components["schemas"]["Key"];
            readonly ip?: components["schemas"]["Word"];
            readonly browser?: components["schemas"]["Word"];
        };
        readonly UserDisconnected: {
            readonly session: components["schemas"]["Key"];
            readonly reason: components["schemas"]["DisconnectReason"];
        };
        readonly UserStatusChanged: {
            readonly status: components["schemas"]["DetailStatus"];
            readonly reason?: components["schemas"]["Word"];
            readonly by?: components["schemas"]["Id"];
        };
        /** @description The segment's data that the floor shows. Sent when the segment is created, when it changes, and by recordings that refer to it. */
        readonly SegmentDescribed: {
            readonly name: components["schemas"]["Word"];
            readonly channels?: readonly components["schemas"]["MediaChannel"][];
            readonly imported?: boolean;
            readonly removed?: boolean;
        };
        /** @description The agent's data that the floor shows. */
        readonly UserDescribed: {
            readonly name: components["schemas"]["Word"];
            readonly segments?: readonly components["schemas"]["Id"][];
            readonly imported?: boolean;
            readonly removed?: boolean;
        };
        /**
         * @description The demo or a replay takes the channel: opens a new epoch with this as its first event and sets the clock to `time`,
         *     at `rate`, in `zone`. Refused while the account receives live events, that is until ten minutes after the last event
         *     from another source, and after the tenth event of a delivery.
         */
        readonly TrafficStarted: {
            readonly kind: components["schemas"]["TrafficKind"];
            readonly name: components["schemas"]["Word"];
            readonly zone: components["schemas"]["Zone"];
            readonly rate: number;
        };
        /** @description Stops the clock at this event; the floor keeps its state until the next event. */
        readonly TrafficEnded: {
            /** @enum {string} */
            readonly reason: "finished" | "stopped" | "interrupted";
        };
        /** @description Sets the clock of the channel to `time`, running at `rate`. */
        readonly ClockChanged: {
            readonly rate: number;
        };
        readonly PocData: {
            readonly branch: components["schemas"]["Id"];
            readonly browser?: components["schemas"]["Word"];
            readonly os?: components["schemas"]["Word"];
            readonly device?: components["schemas"]["Word"];
            readonly ip?: components["schemas"]["Word"];
        };
        readonly SupervisionData: {
            readonly user: components["schemas"]["Id"];
            readonly name?: components["schemas"]["Word"];
        };
        /** @description A document about a contact or a call, by id, with scores if available. */
        readonly PaperData: {
            readonly id: components["schemas"]["Key"];
            readonly form?: components["schemas"]["Id"];
            readonly user?: components["schemas"]["Id"];
            readonly scores?: {
                readonly [key: string]: number;
            };
            /** @description The scales of the scores, by question: nps 0 to 10, csat 1 to 5, ces 1 to 7. Without it, a question named nps, csat or ces is on that scale. */
            readonly scales?: {
                readonly [key: string]: "nps" | "csat" | "ces";
            };
        };
        readonly RecordingData: {
            readonly call: components["schemas"]["Key"];
            readonly by?: components["schemas"]["Id"];
        };
        readonly AppointmentData: {
            readonly service: components["schemas"]["Id"];
            readonly user?: components["schemas"]["Id"];
            readonly at: components["schemas"]["AnyTime"];
        };
        /** @description A finding of a quality or language service in a conversation. */
        readonly InsightData: {
            readonly topics?: readonly string[];
            /** @enum {string} */
            readonly sentiment?: "positive" | "neutral" | "negative";
            readonly summary?: string;
            readonly score?: number;
        };
        /**
         * @description A record of the account was created, changed or removed, with the actor and the state before and after:
         *     `<resource>-created`, `<resource>-edited`, `<resource>-removed`. Sent only by the platform, on the audit channel.
         *     Sign-ins use the same format. `session/…`: `session-created` (after: way, address, agent, remember),
         *     `session-proved` (after: address), `session-removed` (before: user, address, agent, remember; after: reason),
         *     `proof-refused` and `proof-locked`. `user/…`: `sign-in-redirected` (after: way, address, agent),
         *     `sign-in-refused` (after: reason, address) and, for the attempt that causes the lock, `sign-in-locked` (after: also
         *     closed: strangers, browser, session, codes or pin, and until). `account/…`: `sso-refused` (after: fault, detail,
         *     and silentUntil on the last event before a pause).
         */
        readonly ResourceChanged: {
            readonly by?: components["schemas"]["Id"];
            readonly before?: Record<string, unknown>;
            readonly after?: Record<string, unknown>;
        };
        /**
         * @description A step of a flow, `flow-transition`. The subject is `flow/` and the trace id that all steps of a run share. Sent
         *     only by the platform, on the audit channel. `chart` is the hash of the machine's definition, `input` the event that
         *     caused the step, without secrets, and `outcome` the class of the result, without a message.
         */
        readonly FlowTransition: {
            readonly machine: components["schemas"]["Word"];
            readonly chart: components["schemas"]["Word"];
            readonly step: components["schemas"]["Word"];
            readonly input: components["schemas"]["Word"];
            readonly outcome: components["schemas"]["Word"];
        };
        readonly Snapshot: {
            readonly channel: components["schemas"]["ChannelName"];
            readonly epoch: components["schemas"]["Epoch"];
            readonly offset: components["schemas"]["Head"];
            readonly clock: components["schemas"]["Clock"];
            readonly state: components["schemas"]["FloorState"];
        };
        /** @description The floor state as JSON, as computed by `evolveFloor`. */
        readonly FloorState: {
            readonly zone: components["schemas"]["Zone"];
            readonly counts: components["schemas"]["FloorCounts"];
            readonly segments: readonly components["schemas"]["FloorSegment"][];
            readonly agents: readonly components["schemas"]["FloorAgent"][];
            readonly pocs: readonly components["schemas"]["FloorPoc"][];
            readonly queue: readonly components["schemas"]["FloorQueueEntry"][];
            readonly calls: readonly components["schemas"]["FloorCall"][];
            readonly contacts: readonly components["schemas"]["FloorContact"][];
            readonly ended: components["schemas"]["FloorEnded"];
            readonly days: readonly components["schemas"]["FloorDay"][];
            readonly anomalies: components["schemas"]["FloorAnomalies"];
            /** @description The number of events of each unknown type. */
            readonly unknown: {
                readonly [key: string]: components["schemas"]["Count"];
            };
            readonly traffic: components["schemas"]["FloorTraffic"] | null;
        };
        /** @description Counters updated with every event, so that no metric requires a scan of the floor. */
        readonly FloorCounts: {
            readonly connected: components["schemas"]["Count"];
            readonly free: components["schemas"]["Count"];
            readonly statusKnown: components["schemas"]["Count"];
        };
        readonly FloorSegment: {
            readonly id: components["schemas"]["Id"];
            /** @description The segment's name; null while only its id is known. */
            readonly name: string | null;
            readonly channels: readonly components["schemas"]["MediaChannel"][];
            readonly imported: boolean;
            /** @description Whether the segment was removed. Its row stays until its last customer and its last connected agent have left. Default: false. */
            readonly removed?: boolean;
            readonly waiting: components["schemas"]["Count"];
            readonly inCall: components["schemas"]["Count"];
            readonly agents: components["schemas"]["Count"];
            readonly free: components["schemas"]["Count"];
        };
        readonly FloorAgent: {
            readonly id: components["schemas"]["Id"];
            readonly name: string | null;
            readonly segments: readonly components["schemas"]["Id"][];
            readonly imported: boolean;
            /**
             * @description The connection; null if none was received.
             * @enum {string|null}
             */
            readonly connection: "online" | "offline" | null;
            /** @description The last status; null if none was received. */
            readonly status: components["schemas"]["DetailStatus"] | null;
            readonly reason: string | null;
            /** @description The time of the last change of the agent's displayed state, in milliseconds. */
            readonly since: number | null;
            readonly sessions: readonly components["schemas"]["Key"][];
            /** @description The agent's calls: at most one. Two are an anomaly, and both are shown. */
            readonly calls: readonly components["schemas"]["Key"][];
            readonly lastDisconnection: {
                readonly time: components["schemas"]["Instant"];
                readonly reason: components["schemas"]["DisconnectReason"];
            } | null;
            readonly today: components["schemas"]["FloorAgentDay"];
        };
        /** @description The agent's work on one local day, totaled up to `at`, without the activity in progress. */
        readonly FloorAgentDay: {
            readonly day: components["schemas"]["LocalDay"] | null;
            readonly calls: components["schemas"]["Count"];
            readonly busy: components["schemas"]["Millis"];
            readonly free: components["schemas"]["Millis"];
            readonly at: components["schemas"]["Instant"];
        };
        /** @description A display device with at least one event since this event log began. Unenrolled devices are left out. */
        readonly FloorPoc: {
            readonly id: components["schemas"]["Key"];
            readonly branch: components["schemas"]["Id"];
            readonly connected: boolean;
        };
        readonly FloorQueueEntry: {
            readonly id: components["schemas"]["Key"];
            readonly contact: components["schemas"]["Key"];
            readonly segment: components["schemas"]["Id"];
            readonly channel: components["schemas"]["MediaChannel"];
            readonly customer: string | null;
            readonly priority: number;
            readonly since: components["schemas"]["Instant"];
            readonly day: components["schemas"]["LocalDay"];
            readonly offeredTo: components["schemas"]["Id"] | null;
            readonly offeredAt: number | null;
            readonly dismissals: components["schemas"]["Count"];
            readonly offset: components["schemas"]["Offset"];
        };
        readonly FloorCall: {
            readonly id: components["schemas"]["Key"];
            readonly contact: components["schemas"]["Key"];
            readonly queue: components["schemas"]["Key"] | null;
            readonly segment: components["schemas"]["Id"];
            readonly user: components["schemas"]["Id"] | null;
            readonly channel: components["schemas"]["MediaChannel"];
            readonly customer: string | null;
            readonly since: components["schemas"]["Instant"];
            readonly day: components["schemas"]["LocalDay"];
            /** @description The customer's wait, in milliseconds; null if the log does not contain it. */
            readonly waited: number | null;
            readonly transfers: components["schemas"]["Count"];
            readonly tags: readonly components["schemas"]["Word"][];
            readonly offset: components["schemas"]["Offset"];
        };
        readonly FloorContact: {
            readonly id: components["schemas"]["Key"];
            /** @description Whether a contact-created event was received; false if only related events were. */
            readonly said: boolean;
            readonly channel: components["schemas"]["MediaChannel"];
            readonly customer: string | null;
            readonly day: components["schemas"]["LocalDay"];
            readonly queue: components["schemas"]["Key"] | null;
            readonly call: components["schemas"]["Key"] | null;
        };
        /**
         * @description Recently ended items, kept to recognize late and duplicate events. Two generations of at most 5,000 items each;
         *     when the newer one is full, the older one is discarded.
         */
        readonly FloorEnded: {
            readonly young: readonly components["schemas"]["FloorEnd"][];
            readonly old: readonly components["schemas"]["FloorEnd"][];
        };
        readonly FloorEnd: {
            /** @description The subject: queue/<id>, call/<id> or contact/<id>. */
            readonly id: string;
            /** @enum {string} */
            readonly how: "answered" | "abandoned" | "ended";
        };
        readonly FloorDay: {
            readonly day: components["schemas"]["LocalDay"];
            readonly start: components["schemas"]["Instant"];
            readonly end: components["schemas"]["Instant"];
            readonly tallies: readonly components["schemas"]["Tally"][];
        };
        /** @description The counts of one local day, total (`id` is `all`) or of one segment. */
        readonly Tally: {
            readonly id: string;
            readonly contacts: components["schemas"]["Count"];
            readonly hangs: components["schemas"]["Count"];
            readonly answered: components["schemas"]["Count"];
            readonly abandoned: components["schemas"]["Count"];
            readonly dismissed: components["schemas"]["Count"];
            readonly timeouts: components["schemas"]["Count"];
            readonly transferred: components["schemas"]["Count"];
            /** @description Answered calls by wait in whole seconds, rounded up; the last entry is over 600 s. */
            readonly waits: readonly components["schemas"]["Count"][];
            /** @description Abandoned entries by wait, as in waits. */
            readonly quits: readonly components["schemas"]["Count"][];
            readonly waited: components["schemas"]["Millis"];
            readonly talks: components["schemas"]["Count"];
            readonly talked: components["schemas"]["Millis"];
        };
        readonly FloorAnomalies: {
            readonly total: components["schemas"]["Count"];
            readonly byReason: {
                readonly [key: string]: components["schemas"]["Count"];
            };
            readonly latest: readonly components["schemas"]["Anomaly"][];
        };
        /** @description An event that contradicts the state. It is stored and listed, and changes no counter. */
        readonly Anomaly: {
            readonly offset: components["schemas"]["Offset"];
            readonly time: components["schemas"]["Instant"];
            readonly type: string;
            readonly subject: string;
            /** @enum {string} */
            readonly reason: "queue-exists" | "queue-closed" | "queue-unknown" | "call-exists" | "call-closed" | "call-unknown" | "contact-exists" | "contact-closed" | "contact-unknown" | "agent-in-two-calls" | "session-unknown" | "time-unreadable";
        };
        readonly FloorTraffic: {
            readonly kind: components["schemas"]["TrafficKind"];
            readonly name: components["schemas"]["Word"];
            readonly source: string;
            readonly started: components["schemas"]["Instant"];
            /** @enum {string|null} */
            readonly ended: "finished" | "stopped" | "interrupted" | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Id = components['schemas']['Id'];
export type Key = components['schemas']['Key'];
export type Epoch = components['schemas']['Epoch'];
export type Offset = components['schemas']['Offset'];
export type Head = components['schemas']['Head'];
export type ChannelName = components['schemas']['ChannelName'];
export type Time = components['schemas']['Time'];
export type AnyTime = components['schemas']['AnyTime'];
export type Instant = components['schemas']['Instant'];
export type Millis = components['schemas']['Millis'];
export type LocalDay = components['schemas']['LocalDay'];
export type Zone = components['schemas']['Zone'];
export type Count = components['schemas']['Count'];
export type Word = components['schemas']['Word'];
export type MediaChannel = components['schemas']['MediaChannel'];
export type Origin = components['schemas']['Origin'];
export type Outcome = components['schemas']['Outcome'];
export type DetailStatus = components['schemas']['DetailStatus'];
export type DisconnectReason = components['schemas']['DisconnectReason'];
export type TrafficKind = components['schemas']['TrafficKind'];
export type Clock = components['schemas']['Clock'];
export type Hello = components['schemas']['Hello'];
export type Range = components['schemas']['Range'];
export type CatchUp = components['schemas']['CatchUp'];
export type Missing = components['schemas']['Missing'];
export type Gone = components['schemas']['Gone'];
export type Refusal = components['schemas']['Refusal'];
export type QueueUpdated = components['schemas']['QueueUpdated'];
export type Heartbeat = components['schemas']['Heartbeat'];
export type RecordsChanged = components['schemas']['RecordsChanged'];
export type SessionEnded = components['schemas']['SessionEnded'];
export type PocId = components['schemas']['PocId'];
export type DeviceHello = components['schemas']['DeviceHello'];
export type DeviceStanding = components['schemas']['DeviceStanding'];
export type DeviceRefusal = components['schemas']['DeviceRefusal'];
export type Event = components['schemas']['Event'];
export type FedEnvelope = components['schemas']['FedEnvelope'];
export type ContactCreated = components['schemas']['ContactCreated'];
export type QueueCreated = components['schemas']['QueueCreated'];
export type QueueAssigned = components['schemas']['QueueAssigned'];
export type QueueDismissed = components['schemas']['QueueDismissed'];
export type QueueAbandoned = components['schemas']['QueueAbandoned'];
export type CallCreated = components['schemas']['CallCreated'];
export type CallTransferred = components['schemas']['CallTransferred'];
export type CallTagged = components['schemas']['CallTagged'];
export type CallEnded = components['schemas']['CallEnded'];
export type ContactEnded = components['schemas']['ContactEnded'];
export type UserConnected = components['schemas']['UserConnected'];
export type UserDisconnected = components['schemas']['UserDisconnected'];
export type UserStatusChanged = components['schemas']['UserStatusChanged'];
export type SegmentDescribed = components['schemas']['SegmentDescribed'];
export type UserDescribed = components['schemas']['UserDescribed'];
export type TrafficStarted = components['schemas']['TrafficStarted'];
export type TrafficEnded = components['schemas']['TrafficEnded'];
export type ClockChanged = components['schemas']['ClockChanged'];
export type PocData = components['schemas']['PocData'];
export type SupervisionData = components['schemas']['SupervisionData'];
export type PaperData = components['schemas']['PaperData'];
export type RecordingData = components['schemas']['RecordingData'];
export type AppointmentData = components['schemas']['AppointmentData'];
export type InsightData = components['schemas']['InsightData'];
export type ResourceChanged = components['schemas']['ResourceChanged'];
export type FlowTransition = components['schemas']['FlowTransition'];
export type Snapshot = components['schemas']['Snapshot'];
export type FloorState = components['schemas']['FloorState'];
export type FloorCounts = components['schemas']['FloorCounts'];
export type FloorSegment = components['schemas']['FloorSegment'];
export type FloorAgent = components['schemas']['FloorAgent'];
export type FloorAgentDay = components['schemas']['FloorAgentDay'];
export type FloorPoc = components['schemas']['FloorPoc'];
export type FloorQueueEntry = components['schemas']['FloorQueueEntry'];
export type FloorCall = components['schemas']['FloorCall'];
export type FloorContact = components['schemas']['FloorContact'];
export type FloorEnded = components['schemas']['FloorEnded'];
export type FloorEnd = components['schemas']['FloorEnd'];
export type FloorDay = components['schemas']['FloorDay'];
export type Tally = components['schemas']['Tally'];
export type FloorAnomalies = components['schemas']['FloorAnomalies'];
export type Anomaly = components['schemas']['Anomaly'];
export type FloorTraffic = components['schemas']['FloorTraffic'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
