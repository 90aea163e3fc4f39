// Generated from openapi/recording.yaml by `npm run generate`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly RecordingHeader: {
            /** @constant */
            readonly k: "header";
            /** @constant */
            readonly format: "switchboard-recording";
            /** @constant */
            readonly version: 1;
            /** @description The fold version at the time of writing. */
            readonly fold: number;
            readonly name: string;
            readonly source: string;
            /** @description The IANA time zone of the local days. */
            readonly zone: string;
            readonly stream: {
                readonly channel: components["schemas"]["ChannelName"];
                readonly epoch: components["schemas"]["Epoch"];
                readonly first: components["schemas"]["Offset"];
            };
            /** @description The version of each payload type in this file. */
            readonly schemas: {
                readonly [key: string]: number;
            };
            /** @description The names of the ids in this file, if the source event log has names only. */
            readonly names: {
                readonly segments: {
                    readonly [key: string]: string;
                };
                readonly users: {
                    readonly [key: string]: string;
                };
            };
            /** @description The number of events that follow; fewer mean a truncated file. */
            readonly events: number;
            /** @description How personal data was removed; absent if it was not. */
            readonly redaction?: {
                readonly policy: string;
            };
            /**
             * @description Whether the events were edited to explore an alternative outcome; absent in an original recording.
             * @constant
             */
            readonly edited?: true;
            /** @description The version of the application that wrote the file. */
            readonly app?: string;
            /**
             * @description The language of the console.
             * @enum {unknown}
             */
            readonly locale?: "en" | "es" | "fr";
            /** @description The machines whose transitions are included. */
            readonly charts?: readonly {
                readonly id: components["schemas"]["MachineName"];
                /** @description The version of the console that contains the machine. */
                readonly version: string;
                /** @description The hash of the normalized definition: states, transitions and the names they use, in a fixed order. */
                readonly hash: components["schemas"]["Sha256"];
            }[];
            /**
             * @description Whether a checkpoint follows every 1,000 lines and the end; absent in a recording without checkpoints.
             * @constant
             */
            readonly sealed?: true;
        };
        /** @description The state of the floor before the first event of this file, if that is not the first event of the log. Only readers with this fold version can start from it. */
        readonly RecordingState: {
            /** @constant */
            readonly k: "state";
            /** @description The offset of the last event included in the state. */
            readonly offset: number;
            readonly fold: number;
            readonly floor: components["schemas"]["FloorState"];
        };
        /** @description Events missing in this file between its other events. */
        readonly RecordingGap: {
            /** @constant */
            readonly k: "gap";
            readonly from: components["schemas"]["Offset"];
            readonly until: components["schemas"]["Offset"];
            /**
             * @description Why the events are missing: they arrived late, a snapshot replaced them, or an editor removed them.
             * @enum {unknown}
             */
            readonly via: "range" | "snapshot" | "edit";
        };
        /** @description The state of the floor on the screen, used to verify a replay. Its JSON has rows sorted by id and members sorted by name. */
        readonly RecordingSnapshot: {
            /** @constant */
            readonly k: "snapshot";
            /** @description The offset of the last event included in the snapshot. */
            readonly offset: number;
            readonly fold: number;
            readonly hash: components["schemas"]["Sha256"];
        };
        /** @description A user's action on a page. Typed text is recorded only as present or absent, with its approximate length. */
        readonly RecordingIntent: {
            /** @constant */
            readonly k: "intent";
            readonly at: components["schemas"]["WrittenAt"];
            /** @enum {unknown} */
            readonly act: "click" | "submit" | "change" | "key";
            /** @description The accessible role of the control. */
            readonly role: string;
            /** @description The label of the control, if the label is a text of the console. */
            readonly word?: string;
            readonly route: components["schemas"]["RouteTemplate"];
            /** @description The key, if it is a keyboard shortcut. */
            readonly key?: string;
            readonly value?: components["schemas"]["TypedValue"];
        };
        readonly TypedValue: {
            readonly present: boolean;
            /**
             * @description short: up to 8 characters, medium: up to 32.
             * @enum {unknown}
             */
            readonly length: "none" | "short" | "medium" | "long";
        };
        /** @description A request to the platform and its response, without URLs, headers, texts and ids. */
        readonly RecordingExchange: {
            /** @constant */
            readonly k: "exchange";
            /** @description The time of the request. */
            readonly at: components["schemas"]["WrittenAt"];
            /** @enum {unknown} */
            readonly method: "GET" | "PUT" | "POST" | "DELETE" | "PATCH" | "HEAD" | "OPTIONS";
            readonly route: components["schemas"]["RouteTemplate"];
            /** @description The HTTP status; null if there was no response. */
            readonly status: number | null;
            readonly ms: number;
            /** @description The parts of the body without personal data: booleans, numbers and enum values of members that the contract defines. */
            readonly asked?: unknown;
            /** @description The parts of the response without personal data, as in asked. */
            readonly answered?: unknown;
        };
        /** @description A timer of a machine that fired. */
        readonly RecordingTimer: {
            /** @constant */
            readonly k: "timer";
            readonly at: components["schemas"]["WrittenAt"];
            readonly machine: components["schemas"]["MachineName"];
            readonly actor: components["schemas"]["ActorNumber"];
            /** @description The event that the timer sends to the machine. */
            readonly timer: string;
        };
        /** @description A transition of a machine on an event. The first transition of an actor includes its initial context; replaying the other transitions' events in order from that context produces the same states. */
        readonly RecordingTransition: {
            /** @constant */
            readonly k: "transition";
            /** @description The time of the last event, if several are combined. */
            readonly at: components["schemas"]["WrittenAt"];
            readonly machine: components["schemas"]["MachineName"];
            readonly actor: components["schemas"]["ActorNumber"];
            /** @description The event with its booleans, numbers and the machine's own words; other text is replaced by a sample of the same kind, such as a@a for an email address. */
            readonly event: {
                readonly type: string;
            };
            /** @description The previous state; null for an actor's first transition. */
            readonly from: components["schemas"]["MachineState"] | null;
            readonly to: components["schemas"]["MachineState"];
            /** @description The initial context, in an actor's first transition, without personal data as in event. */
            readonly context?: Record<string, unknown>;
            /** @description The number of consecutive repetitions of the same event with the same resulting state; the line has the last one. */
            readonly times?: number;
        };
        /** @description An uncaught error. Its message is not recorded, as it may quote personal data. */
        readonly RecordingError: {
            /** @constant */
            readonly k: "error";
            readonly at: components["schemas"]["WrittenAt"];
            readonly name: string;
            readonly route: components["schemas"]["RouteTemplate"];
            /** @description The place in the console where it was thrown. */
            readonly place?: string;
        };
        /** @description A marker that a user placed after the event with the given offset. */
        readonly RecordingMarker: {
            /** @constant */
            readonly k: "marker";
            readonly label: string;
            readonly offset: number;
            readonly at?: components["schemas"]["WrittenAt"];
        };
        /** @description The time of writing on the clock of the writer, in milliseconds. */
        readonly WrittenAt: number;
        /** @description A path with placeholders instead of ids: /users/{id}. */
        readonly RouteTemplate: string;
        readonly MachineName: string;
        /** @description A number that distinguishes several runs of one machine. */
        readonly ActorNumber: number;
        /** @description A state name, or an object of nested state names. */
        readonly MachineState: string | Record<string, unknown>;
        readonly Sha256: string;
        /** @description A checksum of the lines since the previous checkpoint; the first one includes the header. */
        readonly RecordingCheckpoint: {
            /** @constant */
            readonly k: "checkpoint";
            /** @description The CRC-32 of each line, without its line feed. */
            readonly crc: string;
            /** @description SHA-256 of the previous checkpoint's chain in these letters (none for the first) and the bytes of all lines with their line feeds. */
            readonly chain: string;
            /**
             * @description Whether this is the end of the file.
             * @constant
             */
            readonly end?: true;
        };
        /** @description The expectations for this recording, placed before the first event. */
        readonly RecordingExpectation: {
            /** @constant */
            readonly k: "expectation";
            readonly expectation: components["schemas"]["Expectation"];
        };
        /** @description Expectations for a recording, stored in a separate file. */
        readonly ExpectationFile: {
            /** @constant */
            readonly format: "switchboard-expectations";
            /** @constant */
            readonly version: 1;
            readonly expectations: readonly components["schemas"]["Expectation"][];
        };
        readonly Expectation: components["schemas"]["HoldsExpectation"] | components["schemas"]["EventuallyExpectation"] | components["schemas"]["CountExpectation"] | components["schemas"]["OrderExpectation"] | components["schemas"]["EqualsExpectation"];
        /** @description All comparisons are true throughout the interval, or never together. An unknown number is ignored. */
        readonly HoldsExpectation: {
            /** @enum {unknown} */
            readonly expect: "always" | "never";
            readonly that: components["schemas"]["Comparisons"];
            readonly seconds?: components["schemas"]["Seconds"];
            readonly from?: components["schemas"]["LocalTime"];
            readonly until?: components["schemas"]["LocalTime"];
        };
        /** @description All comparisons are true together at least once, from a start time and within a number of seconds. */
        readonly EventuallyExpectation: {
            /** @constant */
            readonly expect: "eventually";
            readonly that: components["schemas"]["Comparisons"];
            readonly from?: components["schemas"]["LocalTime"];
            readonly within?: components["schemas"]["Seconds"];
        };
        /** @description The number of events of a type, optionally of one segment. */
        readonly CountExpectation: {
            /** @constant */
            readonly expect: "count";
            readonly type: string;
            readonly segment?: components["schemas"]["SegmentName"];
            readonly atLeast?: number;
            readonly atMost?: number;
            readonly from?: components["schemas"]["LocalTime"];
            readonly until?: components["schemas"]["LocalTime"];
        };
        /** @description For each contact, an event of the first type precedes each event of the next type. */
        readonly OrderExpectation: {
            /** @constant */
            readonly expect: "order";
            readonly first: string;
            readonly next: string;
        };
        /** @description A number has this value at a time, by default at the end; rounded to the decimals of the value. */
        readonly EqualsExpectation: {
            /** @constant */
            readonly expect: "equals";
            readonly number: components["schemas"]["MeasureName"];
            readonly segment?: components["schemas"]["SegmentName"];
            readonly value: number;
            readonly at?: components["schemas"]["LocalTime"];
        };
        readonly Comparisons: readonly components["schemas"]["Comparison"][];
        readonly Comparison: {
            readonly number: components["schemas"]["MeasureName"];
            readonly segment?: components["schemas"]["SegmentName"];
            /** @enum {unknown} */
            readonly is: "<" | "<=" | "=" | "!=" | ">=" | ">";
            readonly value: number;
        };
        /**
         * @description A measure of the floor or of one segment: waiting customers, longest wait (seconds), talking, free or connected agents; for the local day so far: contacts, answered, abandoned, hangs, service level and abandonment (percent), average speed of answer and talk time (seconds); and total anomalies.
         * @enum {unknown}
         */
        readonly MeasureName: "waiting" | "longest-wait" | "in-call" | "free" | "connected" | "contacts" | "answered" | "abandoned" | "hangs" | "service-level" | "abandonment" | "speed-of-answer" | "talk-time" | "anomalies";
        /** @description The segment's name in the recording, or its id. */
        readonly SegmentName: string;
        readonly Seconds: number;
        /** @description A time in the zone of the recording; without a day, on its first day. */
        readonly LocalTime: string;
        readonly ChannelName: string;
        /** @description An epoch of an event log: a ULID, so later epochs are greater. */
        readonly Epoch: string;
        readonly Offset: number;
        /** @description An IANA time zone, such as Europe/Madrid. */
        readonly Zone: string;
        readonly Count: number;
        /** @description Counters updated with every event, so that no metric requires a scan of the floor. */
        readonly FloorCounts: {
            readonly connected: components["schemas"]["Count"];
            readonly free: components["schemas"]["Count"];
            readonly statusKnown: components["schemas"]["Count"];
        };
        /** @description An `_id`: 24 hex characters, sortable by time. */
        readonly Id: string;
        /** @enum {string} */
        readonly MediaChannel: "video" | "audio";
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
        /** @enum {string} */
        readonly DetailStatus: "available" | "acd" | "meeting" | "in-call" | "busy" | "break" | "bath" | "meal" | "team-meeting" | "training" | "disconnected" | "releasing" | "occupying";
        /** @description The source's id of a contact, queue entry, call or session. */
        readonly Key: string;
        /** @description Milliseconds since 1970-01-01T00:00:00Z. */
        readonly Instant: number;
        /** @enum {string} */
        readonly DisconnectReason: "transport close" | "client disconnect" | "ping timeout" | "server disconnect";
        readonly LocalDay: string;
        /** @description A duration in milliseconds. */
        readonly Millis: number;
        /** @description The agent's work on one local day, totaled up to `at`, without the activity in progress. */
        readonly FloorAgentDay: {
            readonly day: components["schemas"]["LocalDay"] | null;
            readonly calls: components["schemas"]["Count"];
            readonly busy: components["schemas"]["Millis"];
            readonly free: components["schemas"]["Millis"];
            readonly at: components["schemas"]["Instant"];
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
        readonly Word: string;
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
        readonly FloorEnd: {
            /** @description The subject: queue/<id>, call/<id> or contact/<id>. */
            readonly id: string;
            /** @enum {string} */
            readonly how: "answered" | "abandoned" | "ended";
        };
        /**
         * @description Recently ended items, kept to recognize late and duplicate events. Two generations of at most 5,000 items each;
         *     when the newer one is full, the older one is discarded.
         */
        readonly FloorEnded: {
            readonly young: readonly components["schemas"]["FloorEnd"][];
            readonly old: readonly components["schemas"]["FloorEnd"][];
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
        readonly FloorDay: {
            readonly day: components["schemas"]["LocalDay"];
            readonly start: components["schemas"]["Instant"];
            readonly end: components["schemas"]["Instant"];
            readonly tallies: readonly components["schemas"]["Tally"][];
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
        readonly FloorAnomalies: {
            readonly total: components["schemas"]["Count"];
            readonly byReason: {
                readonly [key: string]: components["schemas"]["Count"];
            };
            readonly latest: readonly components["schemas"]["Anomaly"][];
        };
        /** @enum {string} */
        readonly TrafficKind: "demo" | "recording";
        readonly FloorTraffic: {
            readonly kind: components["schemas"]["TrafficKind"];
            readonly name: components["schemas"]["Word"];
            readonly source: string;
            readonly started: components["schemas"]["Instant"];
            /** @enum {string|null} */
            readonly ended: "finished" | "stopped" | "interrupted" | null;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type RecordingHeader = components['schemas']['RecordingHeader'];
export type RecordingState = components['schemas']['RecordingState'];
export type RecordingGap = components['schemas']['RecordingGap'];
export type RecordingSnapshot = components['schemas']['RecordingSnapshot'];
export type RecordingIntent = components['schemas']['RecordingIntent'];
export type TypedValue = components['schemas']['TypedValue'];
export type RecordingExchange = components['schemas']['RecordingExchange'];
export type RecordingTimer = components['schemas']['RecordingTimer'];
export type RecordingTransition = components['schemas']['RecordingTransition'];
export type RecordingError = components['schemas']['RecordingError'];
export type RecordingMarker = components['schemas']['RecordingMarker'];
export type WrittenAt = components['schemas']['WrittenAt'];
export type RouteTemplate = components['schemas']['RouteTemplate'];
export type MachineName = components['schemas']['MachineName'];
export type ActorNumber = components['schemas']['ActorNumber'];
export type MachineState = components['schemas']['MachineState'];
export type Sha256 = components['schemas']['Sha256'];
export type RecordingCheckpoint = components['schemas']['RecordingCheckpoint'];
export type RecordingExpectation = components['schemas']['RecordingExpectation'];
export type ExpectationFile = components['schemas']['ExpectationFile'];
export type Expectation = components['schemas']['Expectation'];
export type HoldsExpectation = components['schemas']['HoldsExpectation'];
export type EventuallyExpectation = components['schemas']['EventuallyExpectation'];
export type CountExpectation = components['schemas']['CountExpectation'];
export type OrderExpectation = components['schemas']['OrderExpectation'];
export type EqualsExpectation = components['schemas']['EqualsExpectation'];
export type Comparisons = components['schemas']['Comparisons'];
export type Comparison = components['schemas']['Comparison'];
export type MeasureName = components['schemas']['MeasureName'];
export type SegmentName = components['schemas']['SegmentName'];
export type Seconds = components['schemas']['Seconds'];
export type LocalTime = components['schemas']['LocalTime'];
export type ChannelName = components['schemas']['ChannelName'];
export type Epoch = components['schemas']['Epoch'];
export type Offset = components['schemas']['Offset'];
export type Zone = components['schemas']['Zone'];
export type Count = components['schemas']['Count'];
export type FloorCounts = components['schemas']['FloorCounts'];
export type Id = components['schemas']['Id'];
export type MediaChannel = components['schemas']['MediaChannel'];
export type FloorSegment = components['schemas']['FloorSegment'];
export type DetailStatus = components['schemas']['DetailStatus'];
export type Key = components['schemas']['Key'];
export type Instant = components['schemas']['Instant'];
export type DisconnectReason = components['schemas']['DisconnectReason'];
export type LocalDay = components['schemas']['LocalDay'];
export type Millis = components['schemas']['Millis'];
export type FloorAgentDay = components['schemas']['FloorAgentDay'];
export type FloorAgent = components['schemas']['FloorAgent'];
export type FloorPoc = components['schemas']['FloorPoc'];
export type FloorQueueEntry = components['schemas']['FloorQueueEntry'];
export type Word = components['schemas']['Word'];
export type FloorCall = components['schemas']['FloorCall'];
export type FloorContact = components['schemas']['FloorContact'];
export type FloorEnd = components['schemas']['FloorEnd'];
export type FloorEnded = components['schemas']['FloorEnded'];
export type Tally = components['schemas']['Tally'];
export type FloorDay = components['schemas']['FloorDay'];
export type Anomaly = components['schemas']['Anomaly'];
export type FloorAnomalies = components['schemas']['FloorAnomalies'];
export type TrafficKind = components['schemas']['TrafficKind'];
export type FloorTraffic = components['schemas']['FloorTraffic'];
export type FloorState = components['schemas']['FloorState'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
