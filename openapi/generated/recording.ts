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
        };
        readonly ChannelName: string;
        /** @description The life of a log: a ULID, so that a later one is greater. */
        readonly Epoch: string;
        readonly Offset: number;
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
