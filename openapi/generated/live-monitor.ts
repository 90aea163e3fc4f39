// Generated from openapi/live-monitor.yaml by `npm run generate`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An `_id`: 24 hex characters, sortable by time. */
        readonly Id: string;
        /** @description The id that the source gave to a contact, a queue entry, a call, a session. */
        readonly Key: string;
        /** @description The life of a log: a ULID, so that a later one is greater. */
        readonly Epoch: string;
        readonly Offset: number;
        /** @description The last offset of an epoch, 0 before the first event. */
        readonly Head: number;
        readonly ChannelName: string;
        /** @description RFC 3339, UTC, milliseconds. */
        readonly Time: string;
        /**
         * Format: date-time
         * @description RFC 3339 with any offset, without leap seconds; kept as UTC with milliseconds.
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
        /** @description The time of a channel. Platform time at rate 1 when live, the recording's time at its speed when one is played, rate 0 when it stands. */
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
        /** @description Everything that was asked for, in order; empty when nothing is missing. */
        readonly Missing: {
            /** @constant */
            readonly answer: "missing";
            readonly epoch: components["schemas"]["Epoch"];
            readonly head: components["schemas"]["Head"];
            readonly clock: components["schemas"]["Clock"];
            readonly events: readonly components["schemas"]["Event"][];
        };
        /** @description More than 5,000 events, or another epoch. A snapshot is needed. */
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
        /** @description Which records changed, and nothing of what is in them; whoever shows one reads it anew. */
        readonly RecordsChanged: {
            /** @description The list, such as `tags`. */
            readonly kind: string;
            readonly changes: readonly {
                readonly id: string;
                /** @description What the record became; null: it is gone, or nobody says. */
                readonly version: number | null;
            }[];
        };
        readonly SessionEnded: {
            /** @enum {string} */
            readonly reason: "logout" | "expired" | "revoked" | "password";
        };
        /** @description The id that a device made for itself: 60 random bits in three groups, without the letters I, L, O and U. */
        readonly PocId: string;
        readonly DeviceHello: {
            readonly id: components["schemas"]["PocId"];
            /** @description 256 random bits that the device made and shows nobody else. */
            readonly secret: string;
            /** @description null: one that it does not know. */
            readonly browser: string | null;
            readonly os: string | null;
            /** @enum {string} */
            readonly device: "desktop" | "tablet" | "phone" | "television";
        };
        readonly DeviceStanding: {
            /**
             * @description elsewhere: another window of this device took over, and this connection closes.
             * @enum {string}
             */
            readonly standing: "waiting" | "enrolled" | "elsewhere";
            /** @description The label of the branch where it is enrolled. */
            readonly branch: string | null;
            readonly label: string | null;
        };
        readonly DeviceRefusal: {
            /** @enum {string} */
            readonly code: "malformed" | "wrong-secret" | "too-many" | "unavailable";
        };
        /**
         * @description Any fact, as the log keeps it. `data` is described by the schema whose `x-events` names the type; facts of
         *     a type that no schema names are kept, counted and shown as unknown.
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
            /** @description Absent for version 1 of a payload. */
            readonly dataschema?: string;
            readonly data: Record<string, unknown>;
        };
        /**
         * @description An event as a feeder sends it. The log sets `channel`, `epoch` and `offset`; what a feeder puts there,
         *     as the lines of a recording have it, is not looked at. `time` may carry any offset from UTC.
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
            /** @description The higher the sooner; 1 where it is absent. */
            readonly priority?: number;
        };
        /** @description The ACD offers the waiting customer to an agent. */
        readonly QueueAssigned: {
            readonly user?: components["schemas"]["Id"];
        };
        /** @description The agent did not take the offer; the customer waits on. */
        readonly QueueDismissed: {
            readonly user?: components["schemas"]["Id"];
            /** @enum {string} */
            readonly reason: "dismissed" | "timeout";
        };
        readonly QueueAbandoned: {
            readonly reason?: components["schemas"]["Word"];
        };
        /** @description An agent answered. `queue` names the entry that this ends, where the customer had waited. */
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
        /** @description Closes what the contact still has open. `recorded` carries the figures of the log that it was read from. */
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
        /** @description What the floor may know of a segment. Said when it is made, when it changes, and by a recording that names it. */
        readonly SegmentDescribed: {
            readonly name: components["schemas"]["Word"];
            readonly channels?: readonly components["schemas"]["MediaChannel"][];
            readonly imported?: boolean;
            readonly removed?: boolean;
        };
        /** @description What the floor may know of an agent. */
        readonly UserDescribed: {
            readonly name: components["schemas"]["Word"];
            readonly segments?: readonly components["schemas"]["Id"][];
            readonly imported?: boolean;
            readonly removed?: boolean;
        };
        /**
         * @description The demo or a recording takes the channel: it opens a new epoch whose first event this is, with the
         *     clock on `time`, at `rate`, in `zone`. Refused while the account is fed for real, which it is until ten
         *     minutes after the last event from elsewhere, and after the tenth of a delivery.
         */
        readonly TrafficStarted: {
            readonly kind: components["schemas"]["TrafficKind"];
            readonly name: components["schemas"]["Word"];
            readonly zone: components["schemas"]["Zone"];
            readonly rate: number;
        };
        /** @description The clock stands from here on; the floor stays as it is until something else speaks. */
        readonly TrafficEnded: {
            /** @enum {string} */
            readonly reason: "finished" | "stopped" | "interrupted";
        };
        /** @description The clock of the channel stands at `time` now and goes on at `rate`. */
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
        /** @description Something written about a contact or a call, by id; scores where it has some. */
        readonly PaperData: {
            readonly id: components["schemas"]["Key"];
            readonly form?: components["schemas"]["Id"];
            readonly user?: components["schemas"]["Id"];
            readonly scores?: {
                readonly [key: string]: number;
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
        /** @description What a quality or language service found in a conversation. */
        readonly InsightData: {
            readonly topics?: readonly string[];
            /** @enum {string} */
            readonly sentiment?: "positive" | "neutral" | "negative";
            readonly summary?: string;
            readonly score?: number;
        };
        /**
         * @description A record of the account was made, changed or removed, by whom, before and after: `<resource>-created`,
         *     `<resource>-edited`, `<resource>-removed`. Only the platform says so, on the audit channel.
         *     Ways in are said in the same shape. Of `session/…`: `session-created` (after: way, address, agent, remember),
         *     `session-proved` (after: address), `session-removed` (before: user, address, agent, remember; after: reason),
         *     `proof-refused` and `proof-locked`. Of `user/…`: `sign-in-redirected` (after: way, address, agent),
         *     `sign-in-refused` (after: reason, address) and, of the try that closed the door, `sign-in-locked` (after: also
         *     closed: strangers, browser, session, codes or pin, and until). Of `account/…`: `sso-refused` (after: fault, detail,
         *     and silentUntil of the last one for now).
         */
        readonly ResourceChanged: {
            readonly by?: components["schemas"]["Id"];
            readonly before?: Record<string, unknown>;
            readonly after?: Record<string, unknown>;
        };
        /**
         * @description A step of a flow, `flow-transition`, whose subject is `flow/` and the trace that all steps of one run share. Only
         *     the platform says so, on the audit channel. `chart` is the hash of the machine's definition, `input` what moved
         *     it, without anything secret, and `outcome` how the step ended: its class, and no message.
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
        /** @description The JSON of the floor that `evolveFloor` folds. */
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
            /** @description How many facts of each type that is not known here. */
            readonly unknown: {
                readonly [key: string]: components["schemas"]["Count"];
            };
            readonly traffic: components["schemas"]["FloorTraffic"] | null;
        };
        /** @description Kept with every change, so that no number needs a walk over the floor. */
        readonly FloorCounts: {
            readonly connected: components["schemas"]["Count"];
            readonly free: components["schemas"]["Count"];
            readonly statusKnown: components["schemas"]["Count"];
        };
        readonly FloorSegment: {
            readonly id: components["schemas"]["Id"];
            /** @description null while only its id was said. */
            readonly name: string | null;
            readonly channels: readonly components["schemas"]["MediaChannel"][];
            readonly imported: boolean;
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
             * @description null: never said.
             * @enum {string|null}
             */
            readonly connection: "online" | "offline" | null;
            /** @description The last one said, null: never said. */
            readonly status: components["schemas"]["DetailStatus"] | null;
            readonly reason: string | null;
            /** @description When what is shown of the agent last changed, ms. */
            readonly since: number | null;
            readonly sessions: readonly components["schemas"]["Key"][];
            /** @description At most one; two are an anomaly and both are shown. */
            readonly calls: readonly components["schemas"]["Key"][];
            readonly lastDisconnection: {
                readonly time: components["schemas"]["Instant"];
                readonly reason: components["schemas"]["DisconnectReason"];
            } | null;
            readonly today: components["schemas"]["FloorAgentDay"];
        };
        /** @description The agent's work on one local day, summed up to `at`; what runs since then is not yet in it. */
        readonly FloorAgentDay: {
            readonly day: components["schemas"]["LocalDay"] | null;
            readonly calls: components["schemas"]["Count"];
            readonly busy: components["schemas"]["Millis"];
            readonly free: components["schemas"]["Millis"];
            readonly at: components["schemas"]["Instant"];
        };
        /** @description A display device of which anything was said since this log began. Unrolled ones are gone. */
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
            /** @description How long the customer had waited, ms; null where the log does not say. */
            readonly waited: number | null;
            readonly transfers: components["schemas"]["Count"];
            readonly tags: readonly components["schemas"]["Word"][];
            readonly offset: components["schemas"]["Offset"];
        };
        readonly FloorContact: {
            readonly id: components["schemas"]["Key"];
            /** @description Whether a contact-created was heard, or only what belongs to the contact. */
            readonly said: boolean;
            readonly channel: components["schemas"]["MediaChannel"];
            readonly customer: string | null;
            readonly day: components["schemas"]["LocalDay"];
            readonly queue: components["schemas"]["Key"] | null;
            readonly call: components["schemas"]["Key"] | null;
        };
        /**
         * @description What ended lately, so that a late or a second word about it is known for what it is. Two generations of
         *     at most 5,000 each; the older one is forgotten when the younger is full.
         */
        readonly FloorEnded: {
            readonly young: readonly components["schemas"]["FloorEnd"][];
            readonly old: readonly components["schemas"]["FloorEnd"][];
        };
        readonly FloorEnd: {
            /** @description Its subject: queue/<id>, call/<id> or contact/<id>. */
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
        /** @description What was counted on one local day, over all (`id` is `all`) or of one segment. */
        readonly Tally: {
            readonly id: string;
            readonly contacts: components["schemas"]["Count"];
            readonly hangs: components["schemas"]["Count"];
            readonly answered: components["schemas"]["Count"];
            readonly abandoned: components["schemas"]["Count"];
            readonly dismissed: components["schemas"]["Count"];
            readonly timeouts: components["schemas"]["Count"];
            readonly transferred: components["schemas"]["Count"];
            /** @description Answered, by wait in whole seconds rounded up; the last place is all over 600 s. */
            readonly waits: readonly components["schemas"]["Count"][];
            /** @description Abandoned, likewise. */
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
        /** @description A fact that contradicts the state. It is kept and listed, and changes no count. */
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
