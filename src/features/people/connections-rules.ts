import { type ListSaid, rulesOf, usualSort } from "../../resource/described/described-view.ts";
import type { ViewRules } from "../../ui/view-state.ts";

/** What can be asked of the log of connections. */
export const SAID: ListSaid = {
  permission: "connections",
  members: ["user", "connectedAt", "disconnectedAt", "duration", "reason", "session", "ip", "browser"],
  kinds: {
    user: "reference",
    connected: "boolean",
    reason: "choice",
    connectedAt: "moment",
    disconnectedAt: "moment",
  },
  choices: { reason: ["transport close", "client disconnect", "ping timeout", "server disconnect"] },
  references: { user: { one: "User" } },
  sort: ["connectedAt", "disconnectedAt", "duration", "reason", "session"],
  filters: ["user", "reason", "connected", "connectedAt", "disconnectedAt"],
  order: "connectedAt",
  descending: true,
};

/** How the list is sorted by itself. */
export const LATEST = usualSort(SAID);

/** The columns that are shown unless somebody chooses others. */
export const USUAL_COLUMNS = ["user", "connectedAt", "disconnectedAt", "duration", "reason", "session"];

/** What the address of the list may say. */
export const CONNECTIONS_RULES: ViewRules = { ...rulesOf(SAID), columns: SAID.members, saved: "connections" };
