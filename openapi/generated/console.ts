// Generated from openapi/console.yaml by `npm run generate`. Do not edit.

export interface paths {
    readonly "/auth/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sign in with e-mail or user name and password */
        readonly post: operations["login"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** End the session; the bearer is the refresh token */
        readonly post: operations["logout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/check-token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who the access token speaks for, and what they may do */
        readonly get: operations["checkToken"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/refresh-token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A new access token for a refresh token */
        readonly post: operations["refreshToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/accounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The caller's own account, as a list */
        readonly get: operations["listAccounts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/accounts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** One account */
        readonly get: operations["readAccount"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Change the account */
        readonly patch: operations["changeAccount"];
        readonly trace?: never;
    };
    readonly "/account/plan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What the account's plan holds */
        readonly get: operations["readPlan"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Users; level 5 where no level is asked for */
        readonly get: operations["listUsers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** One user, with their account */
        readonly get: operations["readUser"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/segments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Segments, also called departments */
        readonly get: operations["listSegments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/segments/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** One segment, with its agents */
        readonly get: operations["readSegment"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/channels": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The media that a segment can be reached by */
        readonly get: operations["listChannels"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/channels/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        /** One medium */
        readonly get: operations["readChannel"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/calls": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Calls, the latest first */
        readonly get: operations["listCalls"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/calls/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Key"];
            };
            readonly cookie?: never;
        };
        /** One call */
        readonly get: operations["readCall"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/live-monitor/snapshot": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The floor as it is, with the position from which the socket goes on */
        readonly get: operations["readSnapshot"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What happened, in order; as JSON or, with `Accept application/x-ndjson`, one event a line without a limit */
        readonly get: operations["listEvents"];
        readonly put?: never;
        /**
         * A telephony system says what happened, as a CloudEvents batch
         * @description Idempotent by `source` and `id`. Each event stands alone, a refused one leaves the others accepted. At most 1 MB.
         */
        readonly post: operations["feedEvents"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How the parts of the platform are, and from which address one calls; nothing of any account */
        readonly get: operations["readStatus"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/configuration": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What a console needs to know of this installation before anybody signs in */
        readonly get: operations["readConfiguration"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Problem: {
            /** @enum {string} */
            readonly type: "/problems/malformed" | "/problems/terms-not-accepted" | "/problems/unauthorized" | "/problems/wrong-credentials" | "/problems/no-subscription" | "/problems/forbidden" | "/problems/not-found" | "/problems/method-not-allowed" | "/problems/attempt-limit" | "/problems/stale-version" | "/problems/version-needed" | "/problems/too-large" | "/problems/unsupported-media-type" | "/problems/unprocessable" | "/problems/too-many-requests" | "/problems/unexpected" | "/problems/unavailable";
            readonly title: string;
            readonly status: number;
            readonly detail?: string;
            /** @description The id to quote; it finds the log line. */
            readonly instance?: string;
            readonly errors?: readonly {
                readonly pointer: string;
                readonly code: string;
                readonly message: string;
            }[];
            /** @description How the record stands, on 412. */
            readonly current?: Record<string, unknown>;
        };
        readonly LoginRequest: {
            /** @constant */
            readonly strategy: "local";
            /** @description An e-mail or a user name. */
            readonly email: string;
            readonly password: string;
            readonly otp?: string;
            /** @description The terms are accepted. */
            readonly agreement?: boolean;
            readonly remember?: boolean;
        };
        readonly LoginAnswer: {
            readonly level: number;
            readonly accessToken?: string;
            readonly refreshToken?: string;
            readonly user: {
                readonly _id: components["schemas"]["Id"];
                readonly account: components["schemas"]["Id"];
            };
            /** @description An agent account: its place is `location`, no token is given. */
            readonly redirect: boolean;
            readonly location?: string;
            readonly remember: boolean;
        };
        readonly RefreshRequest: {
            readonly refreshToken: string;
        };
        readonly RefreshAnswer: {
            readonly accessToken: string;
            readonly refreshToken?: string;
        };
        readonly Session: {
            readonly user: components["schemas"]["User"];
            readonly account: components["schemas"]["Account"];
            readonly abilities: readonly components["schemas"]["Permission"][];
        };
        /** @enum {string} */
        readonly Permission: "account.read" | "account.write" | "users.read" | "segments.read" | "calls.read" | "monitor.read" | "events.read" | "events.write" | "audit.read";
        /** @enum {string} */
        readonly Privilege: "admin" | "supervisor" | "recording-reviewer" | "agent-recording" | "agent";
        /** @enum {string} */
        readonly Language: "en" | "es" | "fr";
        readonly Account: {
            readonly _id: components["schemas"]["Id"];
            readonly name: string;
            readonly language: components["schemas"]["Language"];
            readonly timeZone: components["schemas"]["Zone"];
            readonly targets: components["schemas"]["Targets"];
            readonly createdAt: components["schemas"]["Time"];
            readonly updatedAt: components["schemas"]["Time"];
            readonly version: number;
        };
        readonly AccountChange: {
            readonly name?: string;
            readonly language?: components["schemas"]["Language"];
            readonly timeZone?: components["schemas"]["Zone"];
            readonly targets?: components["schemas"]["Targets"];
        };
        /** @description What the live numbers are held against. */
        readonly Targets: {
            /** @description The threshold of the service level. */
            readonly answerWithinSeconds: number;
            readonly serviceLevelPercent: number;
            readonly waiting: number;
            readonly longestWaitSeconds: number;
            readonly abandonedPercent: number;
        };
        readonly AccountPage: {
            readonly total: number;
            readonly skip: number;
            readonly limit: number;
            readonly data: readonly components["schemas"]["Account"][];
        };
        readonly Plan: {
            readonly features: readonly {
                readonly name: string;
                /** @description null: without a limit. */
                readonly limit: number | null;
            }[];
        };
        readonly User: {
            readonly _id: components["schemas"]["Id"];
            readonly firstname?: string;
            readonly lastname?: string;
            readonly email?: string | null;
            readonly username?: string | null;
            readonly lang?: components["schemas"]["Language"] | null;
            readonly account?: components["schemas"]["Id"] | components["schemas"]["Reference"];
            readonly level?: number;
            readonly privilege?: components["schemas"]["Privilege"];
            readonly segments?: readonly (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /** @description A recording named this agent. */
            readonly imported?: boolean;
            readonly createdAt?: components["schemas"]["Time"];
            readonly updatedAt?: components["schemas"]["Time"];
            readonly version?: number;
        };
        readonly UserPage: {
            readonly total: number;
            readonly skip: number;
            readonly limit: number;
            readonly data: readonly components["schemas"]["User"][];
        };
        readonly Segment: {
            readonly _id: components["schemas"]["Id"];
            readonly name?: string;
            readonly channels?: readonly components["schemas"]["MediaChannel"][];
            readonly users?: readonly (components["schemas"]["Id"] | components["schemas"]["Reference"])[];
            /** @enum {string} */
            readonly visibility?: "visible" | "hidden";
            /** @enum {string} */
            readonly type?: "classic" | "event";
            /** @description A recording named this segment. */
            readonly imported?: boolean;
            readonly createdAt?: components["schemas"]["Time"];
            readonly updatedAt?: components["schemas"]["Time"];
            readonly version?: number;
        };
        readonly SegmentPage: {
            readonly total: number;
            readonly skip: number;
            readonly limit: number;
            readonly data: readonly components["schemas"]["Segment"][];
        };
        readonly Channel: {
            readonly _id: components["schemas"]["Id"];
            readonly name: components["schemas"]["MediaChannel"];
        };
        readonly ChannelPage: {
            readonly total: number;
            readonly skip: number;
            readonly limit: number;
            readonly data: readonly components["schemas"]["Channel"][];
        };
        readonly Call: {
            readonly _id: components["schemas"]["Key"];
            readonly contact?: components["schemas"]["Key"];
            readonly queue?: components["schemas"]["Key"] | null;
            readonly customer?: string | null;
            readonly channel?: components["schemas"]["MediaChannel"];
            readonly agent?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            readonly segment?: components["schemas"]["Id"] | components["schemas"]["Reference"];
            readonly transferredAgent?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            readonly transferredSegment?: components["schemas"]["Id"] | components["schemas"]["Reference"] | null;
            readonly transfers?: number;
            /** @description Milliseconds before the answer. */
            readonly waited?: number | null;
            readonly tags?: readonly string[];
            readonly startedAt?: components["schemas"]["Time"];
            readonly endedAt?: components["schemas"]["Time"] | null;
            /** @enum {string|null} */
            readonly endedBy?: "customer" | "user" | "network" | "platform" | null;
            readonly createdAt?: components["schemas"]["Time"];
        };
        readonly CallPage: {
            readonly total: number;
            readonly skip: number;
            readonly limit: number;
            readonly data: readonly components["schemas"]["Call"][];
        };
        /** @description Another record, as populate gives it; its name is null where it no longer stands. */
        readonly Reference: {
            readonly _id: components["schemas"]["Id"];
            readonly name: string | null;
        };
        /** @enum {integer} */
        readonly Direction: 1 | -1;
        readonly TextFilter: string | {
            readonly $in?: readonly string[];
            readonly $ne?: string;
        };
        readonly NumberFilter: number | {
            readonly $in?: readonly number[];
            readonly $ne?: number;
            readonly $gt?: number;
            readonly $gte?: number;
            readonly $lt?: number;
            readonly $lte?: number;
        };
        readonly TimeFilter: {
            readonly $gt?: components["schemas"]["AnyTime"];
            readonly $gte?: components["schemas"]["AnyTime"];
            readonly $lt?: components["schemas"]["AnyTime"];
            readonly $lte?: components["schemas"]["AnyTime"];
        };
        readonly EventPage: {
            readonly channel: components["schemas"]["ChannelName"];
            readonly epoch: components["schemas"]["Epoch"];
            readonly head: components["schemas"]["Head"];
            readonly data: readonly components["schemas"]["Event"][];
        };
        /** @description Each is checked on its own against the schema of its type, and answered on its own. */
        readonly FedEvents: readonly unknown[];
        readonly FeedAnswer: {
            readonly accepted: number;
            readonly duplicates: number;
            readonly refused: readonly {
                readonly index: number;
                readonly id: string | null;
                /** @enum {string} */
                readonly code: "malformed" | "unknown-member" | "invalid" | "reserved-type" | "live-traffic";
                readonly message: string;
            }[];
        };
        readonly Status: {
            readonly time: components["schemas"]["Time"];
            /** @description The address that this request came from. */
            readonly address: string;
            readonly parts: readonly {
                /** @enum {string} */
                readonly part: "api" | "storage" | "live";
                /** @enum {string} */
                readonly state: "operating" | "slow" | "down";
                /** @description ms, measured on the platform. */
                readonly answeredIn?: number;
            }[];
        };
        readonly Configuration: {
            /** @description Where agents work. */
            readonly panelUrl: string;
            /** @description Where accounts above level 4 are sent. */
            readonly consoleUrl: string;
            readonly feedbackUrl: string | null;
            /** @description A Sentry DSN, null: errors are reported nowhere. */
            readonly errorReporting: string | null;
        };
        /** @description An `_id`: 24 hex characters, sortable by time. */
        readonly Id: string;
        /** @description RFC 3339, UTC, milliseconds. */
        readonly Time: string;
        /** @description An IANA time zone, such as Europe/Madrid. */
        readonly Zone: string;
        /** @enum {string} */
        readonly MediaChannel: "video" | "audio";
        /**
         * Format: date-time
         * @description RFC 3339 with any offset; kept as UTC with milliseconds.
         */
        readonly AnyTime: string;
        /** @description The id that the source gave to a contact, a queue entry, a call, a session. */
        readonly Key: string;
        readonly ChannelName: string;
        /** @description The life of a log: a ULID, so that a later one is greater. */
        readonly Epoch: string;
        /** @description The last offset of an epoch, 0 before the first event. */
        readonly Head: number;
        /** @description The time of a channel. Platform time at rate 1 when live, the recording's time at its speed when one is played, rate 0 when it stands. */
        readonly Clock: {
            readonly now: components["schemas"]["Time"];
            readonly rate: number;
            readonly zone: components["schemas"]["Zone"];
        };
        readonly Count: number;
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
        /** @enum {string} */
        readonly DetailStatus: "available" | "acd" | "meeting" | "in-call" | "busy" | "break" | "bath" | "meal" | "team-meeting" | "training" | "disconnected" | "releasing" | "occupying";
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
        readonly Offset: number;
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
        readonly Snapshot: {
            readonly channel: components["schemas"]["ChannelName"];
            readonly epoch: components["schemas"]["Epoch"];
            readonly offset: components["schemas"]["Head"];
            readonly clock: components["schemas"]["Clock"];
            readonly state: components["schemas"]["FloorState"];
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
    };
    responses: {
        /** @description Anything else. */
        readonly Problem: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Malformed, or with an unknown parameter, operator or member. */
        readonly Malformed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not signed in, or wrong credentials. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account has no active subscription. */
        readonly NoSubscription: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The privilege does not hold this permission. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not there; what belongs to others is not there. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many wrong passwords. */
        readonly AttemptLimit: {
            headers: {
                readonly "Retry-After"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody changed it meanwhile; `current` is how it stands. */
        readonly Stale: {
            headers: {
                readonly ETag: components["headers"]["ETag"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 1 MB. */
        readonly TooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A known member breaks a rule. */
        readonly Unprocessable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A write needs If-Match. */
        readonly VersionNeeded: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The platform cannot reach its storage. */
        readonly Unavailable: {
            headers: {
                readonly "Retry-After"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        readonly Id: components["schemas"]["Id"];
        readonly Key: components["schemas"]["Key"];
        readonly Limit: number;
        readonly Skip: number;
        readonly Search: string;
        /** @description The version that was read, as its ETag; a write without it is answered 428. */
        readonly IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description The version, for If-Match. */
        readonly ETag: string;
    };
    pathItems: never;
}
export type Problem = components['schemas']['Problem'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type LoginAnswer = components['schemas']['LoginAnswer'];
export type RefreshRequest = components['schemas']['RefreshRequest'];
export type RefreshAnswer = components['schemas']['RefreshAnswer'];
export type Session = components['schemas']['Session'];
export type Permission = components['schemas']['Permission'];
export type Privilege = components['schemas']['Privilege'];
export type Language = components['schemas']['Language'];
export type Account = components['schemas']['Account'];
export type AccountChange = components['schemas']['AccountChange'];
export type Targets = components['schemas']['Targets'];
export type AccountPage = components['schemas']['AccountPage'];
export type Plan = components['schemas']['Plan'];
export type User = components['schemas']['User'];
export type UserPage = components['schemas']['UserPage'];
export type Segment = components['schemas']['Segment'];
export type SegmentPage = components['schemas']['SegmentPage'];
export type Channel = components['schemas']['Channel'];
export type ChannelPage = components['schemas']['ChannelPage'];
export type Call = components['schemas']['Call'];
export type CallPage = components['schemas']['CallPage'];
export type Reference = components['schemas']['Reference'];
export type Direction = components['schemas']['Direction'];
export type TextFilter = components['schemas']['TextFilter'];
export type NumberFilter = components['schemas']['NumberFilter'];
export type TimeFilter = components['schemas']['TimeFilter'];
export type EventPage = components['schemas']['EventPage'];
export type FedEvents = components['schemas']['FedEvents'];
export type FeedAnswer = components['schemas']['FeedAnswer'];
export type Status = components['schemas']['Status'];
export type Configuration = components['schemas']['Configuration'];
export type Id = components['schemas']['Id'];
export type Time = components['schemas']['Time'];
export type Zone = components['schemas']['Zone'];
export type MediaChannel = components['schemas']['MediaChannel'];
export type AnyTime = components['schemas']['AnyTime'];
export type Key = components['schemas']['Key'];
export type ChannelName = components['schemas']['ChannelName'];
export type Epoch = components['schemas']['Epoch'];
export type Head = components['schemas']['Head'];
export type Clock = components['schemas']['Clock'];
export type Count = components['schemas']['Count'];
export type FloorCounts = components['schemas']['FloorCounts'];
export type FloorSegment = components['schemas']['FloorSegment'];
export type DetailStatus = components['schemas']['DetailStatus'];
export type Instant = components['schemas']['Instant'];
export type DisconnectReason = components['schemas']['DisconnectReason'];
export type LocalDay = components['schemas']['LocalDay'];
export type Millis = components['schemas']['Millis'];
export type FloorAgentDay = components['schemas']['FloorAgentDay'];
export type FloorAgent = components['schemas']['FloorAgent'];
export type Offset = components['schemas']['Offset'];
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
export type Snapshot = components['schemas']['Snapshot'];
export type Event = components['schemas']['Event'];
export type ResponseProblem = components['responses']['Problem'];
export type ResponseMalformed = components['responses']['Malformed'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseNoSubscription = components['responses']['NoSubscription'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseAttemptLimit = components['responses']['AttemptLimit'];
export type ResponseStale = components['responses']['Stale'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseVersionNeeded = components['responses']['VersionNeeded'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ParameterId = components['parameters']['Id'];
export type ParameterKey = components['parameters']['Key'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterSkip = components['parameters']['Skip'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type HeaderETag = components['headers']['ETag'];
export type $defs = Record<string, never>;
export interface operations {
    readonly login: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The path of this console that follows the login. */
                readonly "X-Redirect"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginRequest"];
            };
        };
        readonly responses: {
            /** @description Signed in, or sent elsewhere. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["NoSubscription"];
            readonly 410: components["responses"]["AttemptLimit"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly logout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session and its sockets are ended. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly checkToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly refreshToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        readonly responses: {
            /** @description Renewed. A new refresh token replaces the old one where one is given. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefreshAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listAccounts: {
        readonly parameters: {
            readonly query?: {
                readonly $limit?: components["parameters"]["Limit"];
                readonly $skip?: components["parameters"]["Skip"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AccountPage"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The account. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Account"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly changeAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The version that was read, as its ETag; a write without it is answered 428. */
                readonly "If-Match"?: components["parameters"]["IfMatch"];
            };
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AccountChange"];
            };
        };
        readonly responses: {
            /** @description As it is now. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Account"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 412: components["responses"]["Stale"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 428: components["responses"]["VersionNeeded"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readPlan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The plan. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Plan"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listUsers: {
        readonly parameters: {
            readonly query?: {
                readonly $limit?: components["parameters"]["Limit"];
                readonly $skip?: components["parameters"]["Skip"];
                readonly $search?: components["parameters"]["Search"];
                readonly $sort?: {
                    readonly firstname?: components["schemas"]["Direction"];
                    readonly lastname?: components["schemas"]["Direction"];
                    readonly email?: components["schemas"]["Direction"];
                    readonly level?: components["schemas"]["Direction"];
                    readonly createdAt?: components["schemas"]["Direction"];
                };
                readonly $select?: readonly ("firstname" | "lastname" | "email" | "username" | "lang" | "account" | "level" | "privilege" | "segments" | "imported" | "createdAt" | "updatedAt" | "version")[];
                readonly populate?: readonly ("account" | "segments")[];
                readonly level?: components["schemas"]["NumberFilter"];
                readonly privilege?: components["schemas"]["TextFilter"];
                readonly _id?: components["schemas"]["TextFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserPage"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["User"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listSegments: {
        readonly parameters: {
            readonly query?: {
                readonly $limit?: components["parameters"]["Limit"];
                readonly $skip?: components["parameters"]["Skip"];
                readonly $search?: components["parameters"]["Search"];
                readonly $sort?: {
                    readonly name?: components["schemas"]["Direction"];
                    readonly visibility?: components["schemas"]["Direction"];
                    readonly type?: components["schemas"]["Direction"];
                    readonly createdAt?: components["schemas"]["Direction"];
                };
                readonly $select?: readonly ("name" | "channels" | "users" | "visibility" | "type" | "imported" | "createdAt" | "updatedAt" | "version")[];
                readonly populate?: readonly "users"[];
                readonly _id?: components["schemas"]["TextFilter"];
                readonly name?: components["schemas"]["TextFilter"];
                readonly channels?: components["schemas"]["TextFilter"];
                readonly visibility?: components["schemas"]["TextFilter"];
                readonly type?: components["schemas"]["TextFilter"];
                readonly imported?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SegmentPage"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readSegment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The segment. */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Segment"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listChannels: {
        readonly parameters: {
            readonly query?: {
                readonly $limit?: components["parameters"]["Limit"];
                readonly $skip?: components["parameters"]["Skip"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChannelPage"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readChannel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The channel. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Channel"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listCalls: {
        readonly parameters: {
            readonly query?: {
                readonly $limit?: components["parameters"]["Limit"];
                readonly $skip?: components["parameters"]["Skip"];
                readonly $search?: components["parameters"]["Search"];
                readonly $sort?: {
                    readonly startedAt?: components["schemas"]["Direction"];
                    readonly endedAt?: components["schemas"]["Direction"];
                    readonly createdAt?: components["schemas"]["Direction"];
                    readonly waited?: components["schemas"]["Direction"];
                };
                readonly $select?: readonly ("createdAt" | "startedAt" | "endedAt" | "endedBy" | "contact" | "queue" | "customer" | "channel" | "waited" | "tags" | "transfers" | "agent" | "segment" | "transferredAgent" | "transferredSegment")[];
                readonly populate?: readonly ("agent" | "segment" | "transferredAgent" | "transferredSegment")[];
                readonly _id?: components["schemas"]["TextFilter"];
                readonly agent?: components["schemas"]["TextFilter"];
                readonly segment?: components["schemas"]["TextFilter"];
                readonly channel?: components["schemas"]["TextFilter"];
                readonly startedAt?: components["schemas"]["TimeFilter"];
                readonly endedAt?: components["schemas"]["TimeFilter"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CallPage"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readCall: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["Key"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The call. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Call"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readSnapshot: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The floor. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Snapshot"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description The caller's floor where it is absent. */
                readonly channel?: components["schemas"]["ChannelName"];
                /** @description The present one where it is absent. */
                readonly epoch?: components["schemas"]["Epoch"];
                /** @description Only offsets greater than this. */
                readonly after?: components["schemas"]["Head"];
                /** @description Only offsets less than this. */
                readonly before?: components["schemas"]["Offset"];
                /** @description Only what happened then or later. */
                readonly from?: components["schemas"]["AnyTime"];
                /** @description Only what happened before. */
                readonly to?: components["schemas"]["AnyTime"];
                readonly type?: components["schemas"]["TextFilter"];
                readonly subject?: components["schemas"]["TextFilter"];
                readonly $limit?: number;
                readonly $sort?: {
                    readonly offset?: components["schemas"]["Direction"];
                };
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The events. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EventPage"];
                    readonly "application/x-ndjson": string;
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly feedEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FedEvents"];
                readonly "application/cloudevents-batch+json": components["schemas"]["FedEvents"];
            };
        };
        readonly responses: {
            /** @description What became of each. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedAnswer"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The parts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly readConfiguration: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The configuration. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Configuration"];
                };
            };
            readonly 400: components["responses"]["Malformed"];
            readonly default: components["responses"]["Problem"];
        };
    };
}
