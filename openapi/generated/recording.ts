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
            /** @description The version of the fold that was current when this was written. */
            readonly fold: number;
            readonly name: string;
            readonly source: string;
            /** @description An IANA time zone: whose days these are. */
            readonly zone: string;
            readonly stream: {
                readonly channel: components["schemas"]["ChannelName"];
                readonly epoch: components["schemas"]["Epoch"];
                readonly first: components["schemas"]["Offset"];
            };
            /** @description The version of each payload in this file. */
            readonly schemas: {
                readonly [key: string]: number;
            };
            /** @description What the ids of this file are called, where the log that it was read from has only names. */
            readonly names: {
                readonly segments: {
                    readonly [key: string]: string;
                };
                readonly users: {
                    readonly [key: string]: string;
                };
            };
            /** @description How many follow; fewer mean that the file was cut. */
            readonly events: number;
            /** @description How personal data were taken out of it; absent where they were not. */
            readonly redaction?: {
                readonly policy: string;
            };
            /**
             * @description Somebody changed what happened in it, to see what would have followed; absent in what was recorded.
             * @constant
             */
            readonly edited?: true;
            /** @description The version of the application that wrote it. */
            readonly app?: string;
            /**
             * @description The language that the console was used in.
             * @enum {unknown}
             */
            readonly locale?: "en" | "es" | "fr";
            /** @description The machines whose transitions are in it. */
            readonly charts?: readonly {
                readonly id: components["schemas"]["MachineName"];
                /** @description Of the console that the machine is part of. */
                readonly version: string;
                /** @description Of the normalised definition: its states, transitions and what they are named after, in one order. */
                readonly hash: components["schemas"]["Sha256"];
            }[];
            /**
             * @description A checkpoint stands behind each 1,000 lines and at the end; absent in a recording without any.
             * @constant
             */
            readonly sealed?: true;
        };
        /** @description How the floor stood before the first event of this file, where that is not the first of its log. Only a reader whose fold has this version can begin with it. */
        readonly RecordingState: {
            /** @constant */
            readonly k: "state";
            /** @description Of the last event that is in it. */
            readonly offset: number;
            readonly fold: number;
            readonly floor: components["schemas"]["FloorState"];
        };
        /** @description Events that are not in this file, though others before and after them are. */
        readonly RecordingGap: {
            /** @constant */
            readonly k: "gap";
            readonly from: components["schemas"]["Offset"];
            readonly until: components["schemas"]["Offset"];
            /**
             * @description How whoever wrote it went on: they came later, a snapshot came instead, or somebody took them out.
             * @enum {unknown}
             */
            readonly via: "range" | "snapshot" | "edit";
        };
        /** @description What the floor was on the screen, to hold a replay against. Its JSON has its rows by id, and every member in the order of its name. */
        readonly RecordingSnapshot: {
            /** @constant */
            readonly k: "snapshot";
            /** @description Of the last event that is in it. */
            readonly offset: number;
            readonly fold: number;
            readonly hash: components["schemas"]["Sha256"];
        };
        /** @description What somebody did on a page. Of what was typed only whether there was anything, and about how much. */
        readonly RecordingIntent: {
            /** @constant */
            readonly k: "intent";
            readonly at: components["schemas"]["WrittenAt"];
            /** @enum {unknown} */
            readonly act: "click" | "submit" | "change" | "key";
            /** @description Of the control, as assistive technology knows it. */
            readonly role: string;
            /** @description What the control is called, where those are words of the console itself. */
            readonly word?: string;
            readonly route: components["schemas"]["RouteTemplate"];
            /** @description The key that stood for something. */
            readonly key?: string;
            readonly value?: components["schemas"]["TypedValue"];
        };
        readonly TypedValue: {
            readonly present: boolean;
            /**
             * @description short: up to 8 signs, medium: up to 32.
             * @enum {unknown}
             */
            readonly length: "none" | "short" | "medium" | "long";
        };
        /** @description A question to the platform and its answer. No address, header, text or id is in it. */
        readonly RecordingExchange: {
            /** @constant */
            readonly k: "exchange";
            /** @description When it was asked. */
            readonly at: components["schemas"]["WrittenAt"];
            /** @enum {unknown} */
            readonly method: "GET" | "PUT" | "POST" | "DELETE" | "PATCH" | "HEAD" | "OPTIONS";
            readonly route: components["schemas"]["RouteTemplate"];
            /** @description null where nobody answered. */
            readonly status: number | null;
            readonly ms: number;
            /** @description What of the body says nothing of a person: truths, numbers and choices, of the members that the contract knows. */
            readonly asked?: unknown;
            /** @description Likewise. */
            readonly answered?: unknown;
        };
        /** @description Time that ran out for a machine. */
        readonly RecordingTimer: {
            /** @constant */
            readonly k: "timer";
            readonly at: components["schemas"]["WrittenAt"];
            readonly machine: components["schemas"]["MachineName"];
            readonly actor: components["schemas"]["ActorNumber"];
            /** @description The event by which the machine is told. */
            readonly timer: string;
        };
        /** @description What a machine did when it was told something. The first one of an actor has the context that it began with; the machine itself, begun with that and told the events of the others in order, goes the same way. */
        readonly RecordingTransition: {
            /** @constant */
            readonly k: "transition";
            /** @description Of the last one, where several are told in one. */
            readonly at: components["schemas"]["WrittenAt"];
            readonly machine: components["schemas"]["MachineName"];
            readonly actor: components["schemas"]["ActorNumber"];
            /** @description Truths, numbers and words of the machine itself; for another text stands one of its kind, such as a@a for an address. */
            readonly event: {
                readonly type: string;
            };
            /** @description null for the first one of an actor. */
            readonly from: components["schemas"]["MachineState"] | null;
            readonly to: components["schemas"]["MachineState"];
            /** @description In the first one of an actor, likewise. */
            readonly context?: Record<string, unknown>;
            /** @description So often the same event led to the same state, one after the other; the last is told. */
            readonly times?: number;
        };
        /** @description What nobody caught. Its message may quote anything, and is not kept. */
        readonly RecordingError: {
            /** @constant */
            readonly k: "error";
            readonly at: components["schemas"]["WrittenAt"];
            readonly name: string;
            readonly route: components["schemas"]["RouteTemplate"];
            /** @description Where in the console it was thrown. */
            readonly place?: string;
        };
        /** @description A place that somebody marked, behind the event of an offset. */
        readonly RecordingMarker: {
            /** @constant */
            readonly k: "marker";
            readonly label: string;
            readonly offset: number;
            readonly at?: components["schemas"]["WrittenAt"];
        };
        /** @description When, by the clock of whoever wrote it, ms. */
        readonly WrittenAt: number;
        /** @description A path without what it names: /users/{id}. */
        readonly RouteTemplate: string;
        readonly MachineName: string;
        /** @description Tells runs of one machine apart. */
        readonly ActorNumber: number;
        /** @description A name, or an object of the names within. */
        readonly MachineState: string | Record<string, unknown>;
        readonly Sha256: string;
        /** @description What vouches for the bytes of the lines between it and the checkpoint before, the header's among them. */
        readonly RecordingCheckpoint: {
            /** @constant */
            readonly k: "checkpoint";
            /** @description The CRC-32 of each line, without its line feed. */
            readonly crc: string;
            /** @description SHA-256 over the chain of the checkpoint before, in these letters and none for the first, and the bytes of all lines with their line feeds. */
            readonly chain: string;
            /**
             * @description Nothing follows.
             * @constant
             */
            readonly end?: true;
        };
        /** @description What is expected of this recording; it stands before the first event. */
        readonly RecordingExpectation: {
            /** @constant */
            readonly k: "expectation";
            readonly expectation: components["schemas"]["Expectation"];
        };
        /** @description What is expected of a recording, kept beside it. */
        readonly ExpectationFile: {
            /** @constant */
            readonly format: "switchboard-expectations";
            /** @constant */
            readonly version: 1;
            readonly expectations: readonly components["schemas"]["Expectation"][];
        };
        readonly Expectation: components["schemas"]["HoldsExpectation"] | components["schemas"]["EventuallyExpectation"] | components["schemas"]["CountExpectation"] | components["schemas"]["OrderExpectation"] | components["schemas"]["EqualsExpectation"];
        /** @description The comparisons, all together, hold at every moment between, or at none. A number that is not known says nothing. */
        readonly HoldsExpectation: {
            /** @enum {unknown} */
            readonly expect: "always" | "never";
            readonly that: components["schemas"]["Comparisons"];
            readonly seconds?: components["schemas"]["Seconds"];
            readonly from?: components["schemas"]["LocalTime"];
            readonly until?: components["schemas"]["LocalTime"];
        };
        /** @description The comparisons, all together, hold at one moment at least, from a time on and within so many seconds. */
        readonly EventuallyExpectation: {
            /** @constant */
            readonly expect: "eventually";
            readonly that: components["schemas"]["Comparisons"];
            readonly from?: components["schemas"]["LocalTime"];
            readonly within?: components["schemas"]["Seconds"];
        };
        /** @description So many events of a type come, of one segment where that is named. */
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
        /** @description Of each contact, no event of the next type comes without one of the first type before it. */
        readonly OrderExpectation: {
            /** @constant */
            readonly expect: "order";
            readonly first: string;
            readonly next: string;
        };
        /** @description A number is this one at a time, or at the end where none is named; rounded to as many decimals as the value has. */
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
         * @description Of the floor, or of one segment: who waits, the longest wait (seconds), who talks, who is free or connected; and of the local day so far: contacts, answered, abandoned, hangs, service level and abandonment (percent), the average speed of answer and talk time (seconds); and anomalies in all.
         * @enum {unknown}
         */
        readonly MeasureName: "waiting" | "longest-wait" | "in-call" | "free" | "connected" | "contacts" | "answered" | "abandoned" | "hangs" | "service-level" | "abandonment" | "speed-of-answer" | "talk-time" | "anomalies";
        /** @description Its name in the recording, or its id. */
        readonly SegmentName: string;
        readonly Seconds: number;
        /** @description In the zone of the recording; without a day, of its first. */
        readonly LocalTime: string;
        readonly ChannelName: string;
        /** @description The life of a log: a ULID, so that a later one is greater. */
        readonly Epoch: string;
        readonly Offset: number;
        /** @description An IANA time zone, such as Europe/Madrid. */
        readonly Zone: string;
        readonly Count: number;
        /** @description Kept with every change, so that no number needs a walk over the floor. */
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
            /** @description null while only its id was said. */
            readonly name: string | null;
            readonly channels: readonly components["schemas"]["MediaChannel"][];
            readonly imported: boolean;
            readonly waiting: components["schemas"]["Count"];
            readonly inCall: components["schemas"]["Count"];
            readonly agents: components["schemas"]["Count"];
            readonly free: components["schemas"]["Count"];
        };
        /** @enum {string} */
        readonly DetailStatus: "available" | "acd" | "meeting" | "in-call" | "busy" | "break" | "bath" | "meal" | "team-meeting" | "training" | "disconnected" | "releasing" | "occupying";
        /** @description The id that the source gave to a contact, a queue entry, a call, a session. */
        readonly Key: string;
        /** @description Milliseconds since 1970-01-01T00:00:00Z. */
        readonly Instant: number;
        /** @enum {string} */
        readonly DisconnectReason: "transport close" | "client disconnect" | "ping timeout" | "server disconnect";
        readonly LocalDay: string;
        /** @description A duration in milliseconds. */
        readonly Millis: number;
        /** @description The agent's work on one local day, summed up to `at`; what runs since then is not yet in it. */
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
        readonly FloorEnd: {
            /** @description Its subject: queue/<id>, call/<id> or contact/<id>. */
            readonly id: string;
            /** @enum {string} */
            readonly how: "answered" | "abandoned" | "ended";
        };
        /**
         * @description What ended lately, so that a late or a second word about it is known for what it is. Two generations of
         *     at most 5,000 each; the older one is forgotten when the younger is full.
         */
        readonly FloorEnded: {
            readonly young: readonly components["schemas"]["FloorEnd"][];
            readonly old: readonly components["schemas"]["FloorEnd"][];
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
        readonly FloorDay: {
            readonly day: components["schemas"]["LocalDay"];
            readonly start: components["schemas"]["Instant"];
            readonly end: components["schemas"]["Instant"];
            readonly tallies: readonly components["schemas"]["Tally"][];
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
