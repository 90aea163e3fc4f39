import { rulesOf } from "../../../resource/kit/described/described-view.ts";
import type { ListSpec } from "../../../resource/records/record/resource-spec.ts";
import type { OwnTab } from "../../../resource/kit/views/saved-tabs.tsx";
import { COMPACT_SIZES, type View, type ViewRules } from "../../../ui/view-state.ts";
import { carriedAt } from "../frame/filter-url.ts";

/** Columns, filters and sort orders of the list of recordings. */
export const LIST_SPEC: ListSpec = {
  permission: "recordings",
  members: [
    "startedAt",
    "status",
    "rejectionReason",
    "agent",
    "segment",
    "call",
    "duration",
    "size",
    "storage",
    "upload",
    "reviewedBy",
  ],
  kinds: {
    startedAt: "moment",
    status: "choice",
    upload: "choice",
    agent: "reference",
    segment: "reference",
  },
  choices: {
    status: ["recording", "processing", "pending", "approved", "rejected", "failed", "deleted"],
    upload: ["pending", "processing", "failed", "uploaded"],
  },
  references: {
    agent: { one: "User", picks: "agents" },
    segment: { one: "Segment" },
    reviewedBy: { one: "User" },
  },
  sort: ["startedAt", "duration", "size", "status"],
  filters: ["status", "upload", "startedAt", "agent", "segment"],
  order: "startedAt",
  descending: true,
};

export const USUAL_COLUMNS = [
  "startedAt",
  "call",
  "status",
  "rejectionReason",
  "agent",
  "segment",
  "duration",
  "storage",
  "actions",
];

/** Rules for the list's URL. */
export const RECORDED_CALLS_RULES: ViewRules = {
  ...rulesOf(LIST_SPEC),
  sizes: COMPACT_SIZES,
  saved: "recordings",
  carried: carriedAt("/insights/recordings"),
};

/** The recordings that wait for a review, the oldest first: the view with which reviewers begin. */
export const TO_REVIEW: Omit<OwnTab, "label"> = {
  key: "toReview",
  filters: [{ field: "status", operator: "is", values: ["pending"] }],
  sort: { field: "startedAt", descending: false },
};

/** Returns true if a view lists all recordings that wait for a review, and no others. */
export const isToReview = ({ search, filters }: Pick<View, "search" | "filters">): boolean =>
  search === "" && JSON.stringify(filters) === JSON.stringify(TO_REVIEW.filters);
