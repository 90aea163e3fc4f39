import type { ShownStatus } from "../../../streams/projections/agent-status.ts";
import type { ViewRules } from "../../ui/view-state.ts";
import { NUMBERS } from "./monitor-numbers.ts";

/** The lists of the monitor, the usual one first. */
export const TABS = ["queue", "calls", "agents", "segments"] as const;
export type TabId = (typeof TABS)[number];

/**
 * Ranks of the statuses when agents are sorted by status: first those who can take a customer, last those who
 * are gone. The filter offers them in the order of this list. Their labels are in `i18n/en/console`, their
 * colors in `status-family.ts`.
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
 * The columns of each list in their order, and those that are shown until a user chooses others. `queue-list`
 * and its siblings draw them; their heads are in `i18n/en/monitor`.
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

/** Default sorting of each list: most urgent first. */
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

const CHOICES = { tab: TABS, number: ["", ...NUMBERS], list: ["", "anomalies", "unknown"], open: null };

/** Rules of the address for each list. */
const RULES = Object.fromEntries(
  TABS.map((tab): [TabId, ViewRules] => [
    tab,
    {
      sortable: COLUMNS[tab].all,
      columns: COLUMNS[tab].all,
      filters: FILTERS[tab],
      sizes: [1],
      choices: CHOICES,
    },
  ]),
) as Record<TabId, ViewRules>; // one for each of the tabs

/** The list that an address names. */
export const tabOf = (query: string): TabId =>
  TABS.find((tab) => new URLSearchParams(query).get("tab") === tab) ?? TABS[0];

export const rulesOf = (tab: TabId): ViewRules => RULES[tab];
