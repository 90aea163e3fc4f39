import type { WhyMeasure } from "../../../openapi/generated/console.ts";
import type { ShownStatus } from "../../../streams/projections/agent-status.ts";
import type { ViewRules } from "../../ui/view-state.ts";
import { NUMBERS } from "./monitor-numbers.ts";

/** The lists of the monitor, the default one first. */
export const TABS = ["queue", "calls", "agents", "segments"] as const;
export type TabId = (typeof TABS)[number];

/**
 * Order of the statuses when agents are sorted by status: free agents first, disconnected ones last. The
 * status filter lists them in the order of this object. Labels are in `i18n/en/console`, colors in
 * `src/resource/cells/status-family.ts`.
 */
export const STATUS_RANK = {
  online: 1,
  available: 0,
  acd: 3,
  "in-call": 2,
  break: 4,
  bath: 5,
  meal: 6,
  meeting: 7,
  "team-meeting": 8,
  training: 9,
  busy: 10,
  disconnected: 11,
} as const satisfies Record<ShownStatus, number>;
export const STATUSES = Object.keys(STATUS_RANK) as readonly ShownStatus[]; // its keys are the statuses

/**
 * All columns of each list in their order, and the columns that are shown by default. They are rendered in
 * `queue-list` and the other lists; their headers are in `i18n/en/monitor`.
 */
export const COLUMNS = {
  queue: {
    all: ["customer", "segment", "channel", "priority", "state", "dismissals", "waiting"],
    usual: ["customer", "segment", "channel", "priority", "state", "waiting"],
  },
  calls: {
    all: ["customer", "agent", "segment", "channel", "waited", "transfers", "tags", "inCall"],
    usual: ["customer", "agent", "segment", "channel", "waited", "inCall"],
  },
  agents: {
    all: ["agent", "status", "reason", "segments", "inState", "callsToday", "occupancy", "lastDisconnection"],
    usual: ["agent", "status", "segments", "inState", "callsToday", "occupancy", "lastDisconnection"],
  },
  segments: {
    all: [
      "name",
      "channels",
      "agents",
      "waitingCount",
      "longestWait",
      "inCall",
      "answered",
      "abandoned",
      "speedOfAnswer",
      "serviceLevel",
    ],
    usual: ["name", "agents", "waitingCount", "longestWait", "inCall", "abandoned", "serviceLevel"],
  },
} as const satisfies Record<TabId, { all: readonly string[]; usual: readonly string[] }>;

/** Default sorting of each list: the longest wait, longest call, free agents or longest queue first. */
export const USUAL_SORT = {
  queue: { field: "waiting", descending: true },
  calls: { field: "inCall", descending: true },
  agents: { field: "status", descending: false },
  segments: { field: "waitingCount", descending: true },
} as const satisfies Record<TabId, { field: string; descending: boolean }>;

const SEGMENT = { operators: ["is", "not"], values: null } as const;
const CHANNEL = { operators: ["is"], values: ["video", "audio"] } as const;

const FILTERS: Readonly<Record<TabId, ViewRules["filters"]>> = {
  queue: { segment: SEGMENT, channel: CHANNEL, state: { operators: ["is"], values: ["waiting", "offered"] } },
  calls: { segment: SEGMENT, agent: { operators: ["is", "not"], values: null }, channel: CHANNEL },
  agents: {
    segment: SEGMENT,
    status: { operators: ["is", "not"], values: STATUSES },
    limit: { operators: ["is"], values: ["over"] },
  },
  segments: { segment: SEGMENT },
};

/** Measures of the explained numbers by their names in the URL. */
export const EXPLAINED_NUMBERS: ReadonlyMap<string, WhyMeasure> = new Map([
  ["today", "serviceLevel"],
  ["waiting", "waiting"],
  ["longest-wait", "currentWait"],
  ["speed-of-answer", "averageSpeedOfAnswer"],
  ["abandonment", "abandonRate"],
]);

/**
 * Other parameters of the URL. All except `tab` open the details drawer: `number` for a number of the panel,
 * `list` for the anomalies or the unknown event types, `open` for the subjects of a row, comma-separated.
 */
const CHOICES = {
  tab: TABS,
  number: ["", ...NUMBERS],
  list: ["", "anomalies", "unknown"],
  open: null,
  why: ["", ...EXPLAINED_NUMBERS.keys()],
};

/** Rules for the URL of each list: the columns, filters and choices that it can contain. */
const RULES = Object.fromEntries(
  TABS.map((tab): [TabId, ViewRules] => [
    tab,
    {
      sortable: COLUMNS[tab].all,
      columns: COLUMNS[tab].all,
      filters: FILTERS[tab],
      sizes: [1], // the lists are not divided into pages
      choices: CHOICES,
    },
  ]),
) as Record<TabId, ViewRules>; // one for each of the tabs

/** Returns the tab that the query of a URL selects. */
export const tabOf = (query: string): TabId =>
  TABS.find((tab) => new URLSearchParams(query).get("tab") === tab) ?? TABS[0];

export const rulesOf = (tab: TabId): ViewRules => RULES[tab];
