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
export type ChannelName = components['schemas']['ChannelName'];
export type Epoch = components['schemas']['Epoch'];
export type Offset = components['schemas']['Offset'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
