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
            /**
             * @description A checkpoint stands behind each 1,000 lines and at the end; absent in a recording without any.
             * @constant
             */
            sealed?: true;
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
        /** @description Of each contact, no event of the second type comes without one of the first type before it. */
        OrderExpectation: {
            /** @constant */
            expect: "order";
            first: string;
            then: string;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type RecordingHeader = components['schemas']['RecordingHeader'];
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
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
