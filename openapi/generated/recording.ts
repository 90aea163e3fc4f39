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
export type ChannelName = components['schemas']['ChannelName'];
export type Epoch = components['schemas']['Epoch'];
export type Offset = components['schemas']['Offset'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
