// Generated from openapi/recording.yaml by `npm run generate`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        RecordingHeader: {
            /** @constant */
            k: "header";
            /** @constant */
            format: "switchboard-recording";
            /** @constant */
            version: 1;
            /** @description The version of the fold that was current when this was written. */
            fold: number;
            name: string;
            source: string;
            /** @description An IANA time zone: whose days these are. */
            zone: string;
            stream: {
                channel: components["schemas"]["ChannelName"];
                epoch: components["schemas"]["Epoch"];
                first: components["schemas"]["Offset"];
            };
            /** @description The version of each payload in this file. */
            schemas: {
                [key: string]: number;
            };
            /** @description What the ids of this file are called, where the log that it was read from has only names. */
            names: {
                segments: {
                    [key: string]: string;
                };
                users: {
                    [key: string]: string;
                };
            };
            /** @description How many follow; fewer mean that the file was cut. */
            events: number;
            /** @description How personal data were taken out of it; absent where they were not. */
            redaction?: {
                policy: string;
            };
            /**
             * @description A checkpoint stands behind each 1,000 lines and at the end; absent in a recording without any.
             * @constant
             */
            sealed?: true;
        };
        /** @description How the floor stood before the first event of this file, where that is not the first of its log. Only a reader whose fold has this version can begin with it. */
        RecordingState: {
            /** @constant */
            k: "state";
            /** @description Of the last event that is in it. */
            offset: number;
            fold: number;
            floor: components["schemas"]["FloorState"];
        };
        /** @description Events that are not in this file, though others before and after them are. */
        RecordingGap: {
            /** @constant */
            k: "gap";
            from: components["schemas"]["Offset"];
            until: components["schemas"]["Offset"];
            /**
             * @description How whoever wrote it went on: they came later, a snapshot came instead, or somebody took them out.
             * @enum {unknown}
             */
            via: "range" | "snapshot" | "edit";
        };
        /** @description What vouches for the bytes of the lines between it and the checkpoint before, the header's among them. */
        RecordingCheckpoint: {
            /** @constant */
            k: "checkpoint";
            /** @description The CRC-32 of each line, without its line feed. */
            crc: string;
            /** @description SHA-256 over the chain of the checkpoint before, in these letters and none for the first, and the bytes of all lines with their line feeds. */
            chain: string;
            /**
             * @description Nothing follows.
             * @constant
             */
            end?: true;
        };
        /** @description What is expected of a recording, kept beside it. */
        ExpectationFile: {
            /** @constant */
            format: "switchboard-expectations";
            /** @constant */
            version: 1;
            expectations: components["schemas"]["Expectation"][];
        };
        Expectation: components["schemas"]["HoldsExpectation"] | components["schemas"]["EventuallyExpectation"] | components["schemas"]["CountExpectation"] | components["schemas"]["OrderExpectation"] | components["schemas"]["EqualsExpectation"];
        /** @description The comparisons, all together, hold at every moment between, or at none. A number that is not known says nothing. */
        HoldsExpectation: {
            /** @enum {unknown} */
            expect: "always" | "never";
            that: components["schemas"]["Comparisons"];
            seconds?: components["schemas"]["Seconds"];
            from?: components["schemas"]["LocalTime"];
            until?: components["schemas"]["LocalTime"];
        };
        /** @description The comparisons, all together, hold at one moment at least, from a time on and within so many seconds. */
        EventuallyExpectation: {
            /** @constant */
            expect: "eventually";
            that: components["schemas"]["Comparisons"];
            from?: components["schemas"]["LocalTime"];
            within?: components["schemas"]["Seconds"];
        };
        /** @description So many events of a type come, of one segment where that is named. */
        CountExpectation: {
            /** @constant */
            expect: "count";
            type: string;
            segment?: components["schemas"]["SegmentName"];
            atLeast?: number;
            atMost?: number;
            from?: components["schemas"]["LocalTime"];
            until?: components["schemas"]["LocalTime"];
        };
        /** @description Of each contact, no event of the next type comes without one of the first type before it. */
        OrderExpectation: {
            /** @constant */
            expect: "order";
            first: string;
            next: string;
        };
        /** @description A number is this one at a time, or at the end where none is named; rounded to as many decimals as the value has. */
        EqualsExpectation: {
            /** @constant */
            expect: "equals";
            number: components["schemas"]["MeasureName"];
            segment?: components["schemas"]["SegmentName"];
            value: number;
            at?: components["schemas"]["LocalTime"];
        };
        Comparisons: components["schemas"]["Comparison"][];
        Comparison: {
            number: components["schemas"]["MeasureName"];
            segment?: components["schemas"]["SegmentName"];
            /** @enum {unknown} */
            is: "<" | "<=" | "=" | "!=" | ">=" | ">";
            value: number;
        };
        /**
         * @description Of the floor, or of one segment: who waits, the longest wait (seconds), who talks, who is free or connected; and of the local day so far: contacts, answered, abandoned, hangs, service level and abandonment (percent), the average speed of answer and talk time (seconds); and anomalies in all.
         * @enum {unknown}
         */
        MeasureName: "waiting" | "longest-wait" | "in-call" | "free" | "connected" | "contacts" | "answered" | "abandoned" | "hangs" | "service-level" | "abandonment" | "speed-of-answer" | "talk-time" | "anomalies";
        /** @description Its name in the recording, or its id. */
        SegmentName: string;
        Seconds: number;
        /** @description In the zone of the recording; without a day, of its first. */
        LocalTime: string;
        ChannelName: string;
        /** @description The life of a log: a ULID, so that a later one is greater. */
        Epoch: string;
        Offset: number;
        /** @description An IANA time zone, such as Europe/Madrid. */
        Zone: string;
        Count: number;
        /** @description Kept with every change, so that no number needs a walk over the floor. */
        FloorCounts: {
            connected: components["schemas"]["Count"];
            free: components["schemas"]["Count"];
            statusKnown: components["schemas"]["Count"];
        };
        /** @description An `_id`: 24 hex characters, sortable by time. */
        Id: string;
        /** @enum {string} */
        MediaChannel: "video" | "audio";
        FloorSegment: {
            id: components["schemas"]["Id"];
            /** @description null while only its id was said. */
            name: string | null;
            channels: components["schemas"]["MediaChannel"][];
            imported: boolean;
            waiting: components["schemas"]["Count"];
            inCall: components["schemas"]["Count"];
            agents: components["schemas"]["Count"];
            free: components["schemas"]["Count"];
        };
        /** @enum {string} */
        DetailStatus: "available" | "acd" | "meeting" | "in-call" | "busy" | "break" | "bath" | "meal" | "team-meeting" | "training" | "disconnected" | "releasing" | "occupying";
        /** @description The id that the source gave to a contact, a queue entry, a call, a session. */
        Key: string;
        /** @description Milliseconds since 1970-01-01T00:00:00Z. */
        Instant: number;
        /** @enum {string} */
        DisconnectReason: "transport close" | "client disconnect" | "ping timeout" | "server disconnect";
        LocalDay: string;
        /** @description A duration in milliseconds. */
        Millis: number;
        /** @description The agent's work on one local day, summed up to `at`; what runs since then is not yet in it. */
        FloorAgentDay: {
            day: components["schemas"]["LocalDay"] | null;
            calls: components["schemas"]["Count"];
            busy: components["schemas"]["Millis"];
            free: components["schemas"]["Millis"];
            at: components["schemas"]["Instant"];
        };
        FloorAgent: {
            id: components["schemas"]["Id"];
            name: string | null;
            segments: components["schemas"]["Id"][];
            imported: boolean;
            /**
             * @description null: never said.
             * @enum {string|null}
             */
            connection: "online" | "offline" | null;
            /** @description The last one said, null: never said. */
            status: components["schemas"]["DetailStatus"] | null;
            reason: string | null;
            /** @description When what is shown of the agent last changed, ms. */
            since: number | null;
            sessions: components["schemas"]["Key"][];
            /** @description At most one; two are an anomaly and both are shown. */
            calls: components["schemas"]["Key"][];
            lastDisconnection: {
                time: components["schemas"]["Instant"];
                reason: components["schemas"]["DisconnectReason"];
            } | null;
            today: components["schemas"]["FloorAgentDay"];
        };
        /** @description A display device of which anything was said since this log began. Unrolled ones are gone. */
        FloorPoc: {
            id: components["schemas"]["Key"];
            branch: components["schemas"]["Id"];
            connected: boolean;
        };
        FloorQueueEntry: {
            id: components["schemas"]["Key"];
            contact: components["schemas"]["Key"];
            segment: components["schemas"]["Id"];
            channel: components["schemas"]["MediaChannel"];
            customer: string | null;
            priority: number;
            since: components["schemas"]["Instant"];
            day: components["schemas"]["LocalDay"];
            offeredTo: components["schemas"]["Id"] | null;
            offeredAt: number | null;
            dismissals: components["schemas"]["Count"];
            offset: components["schemas"]["Offset"];
        };
        Word: string;
        FloorCall: {
            id: components["schemas"]["Key"];
            contact: components["schemas"]["Key"];
            queue: components["schemas"]["Key"] | null;
            segment: components["schemas"]["Id"];
            user: components["schemas"]["Id"] | null;
            channel: components["schemas"]["MediaChannel"];
            customer: string | null;
            since: components["schemas"]["Instant"];
            day: components["schemas"]["LocalDay"];
            /** @description How long the customer had waited, ms; null where the log does not say. */
            waited: number | null;
            transfers: components["schemas"]["Count"];
            tags: components["schemas"]["Word"][];
            offset: components["schemas"]["Offset"];
        };
        FloorContact: {
            id: components["schemas"]["Key"];
            /** @description Whether a contact-created was heard, or only what belongs to the contact. */
            said: boolean;
            channel: components["schemas"]["MediaChannel"];
            customer: string | null;
            day: components["schemas"]["LocalDay"];
            queue: components["schemas"]["Key"] | null;
            call: components["schemas"]["Key"] | null;
        };
        FloorEnd: {
            /** @description Its subject: queue/<id>, call/<id> or contact/<id>. */
            id: string;
            /** @enum {string} */
            how: "answered" | "abandoned" | "ended";
        };
        /**
         * @description What ended lately, so that a late or a second word about it is known for what it is. Two generations of
         *     at most 5,000 each; the older one is forgotten when the younger is full.
         */
        FloorEnded: {
            young: components["schemas"]["FloorEnd"][];
            old: components["schemas"]["FloorEnd"][];
        };
        /** @description What was counted on one local day, over all (`id` is `all`) or of one segment. */
        Tally: {
            id: string;
            contacts: components["schemas"]["Count"];
            hangs: components["schemas"]["Count"];
            answered: components["schemas"]["Count"];
            abandoned: components["schemas"]["Count"];
            dismissed: components["schemas"]["Count"];
            timeouts: components["schemas"]["Count"];
            transferred: components["schemas"]["Count"];
            /** @description Answered, by wait in whole seconds rounded up; the last place is all over 600 s. */
            waits: components["schemas"]["Count"][];
            /** @description Abandoned, likewise. */
            quits: components["schemas"]["Count"][];
            waited: components["schemas"]["Millis"];
            talks: components["schemas"]["Count"];
            talked: components["schemas"]["Millis"];
        };
        FloorDay: {
            day: components["schemas"]["LocalDay"];
            start: components["schemas"]["Instant"];
            end: components["schemas"]["Instant"];
            tallies: components["schemas"]["Tally"][];
        };
        /** @description A fact that contradicts the state. It is kept and listed, and changes no count. */
        Anomaly: {
            offset: components["schemas"]["Offset"];
            time: components["schemas"]["Instant"];
            type: string;
            subject: string;
            /** @enum {string} */
            reason: "queue-exists" | "queue-closed" | "queue-unknown" | "call-exists" | "call-closed" | "call-unknown" | "contact-exists" | "contact-closed" | "contact-unknown" | "agent-in-two-calls" | "session-unknown" | "time-unreadable";
        };
        FloorAnomalies: {
            total: components["schemas"]["Count"];
            byReason: {
                [key: string]: components["schemas"]["Count"];
            };
            latest: components["schemas"]["Anomaly"][];
        };
        /** @enum {string} */
        TrafficKind: "demo" | "recording";
        FloorTraffic: {
            kind: components["schemas"]["TrafficKind"];
            name: components["schemas"]["Word"];
            source: string;
            started: components["schemas"]["Instant"];
            /** @enum {string|null} */
            ended: "finished" | "stopped" | "interrupted" | null;
        };
        /** @description The JSON of the floor that `evolveFloor` folds. */
        FloorState: {
            zone: components["schemas"]["Zone"];
            counts: components["schemas"]["FloorCounts"];
            segments: components["schemas"]["FloorSegment"][];
            agents: components["schemas"]["FloorAgent"][];
            pocs: components["schemas"]["FloorPoc"][];
            queue: components["schemas"]["FloorQueueEntry"][];
            calls: components["schemas"]["FloorCall"][];
            contacts: components["schemas"]["FloorContact"][];
            ended: components["schemas"]["FloorEnded"];
            days: components["schemas"]["FloorDay"][];
            anomalies: components["schemas"]["FloorAnomalies"];
            /** @description How many facts of each type that is not known here. */
            unknown: {
                [key: string]: components["schemas"]["Count"];
            };
            traffic: components["schemas"]["FloorTraffic"] | null;
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
export type RecordingCheckpoint = components['schemas']['RecordingCheckpoint'];
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
