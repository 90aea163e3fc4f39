import { rulesOf, usualSort } from "../../../resource/kit/described/described-view.ts";
import type { ListSpec } from "../../../resource/records/record/resource-spec.ts";
import type { ViewRules } from "../../../ui/view-state.ts";
import { carriedAt } from "../frame/filter-url.ts";

/** Columns, filters and sort orders of the list of submissions. */
export const LIST_SPEC: ListSpec = {
  permission: "forms",
  members: ["form", "kind", "answers", "contact", "call", "segment", "user"],
  kinds: { kind: "choice", form: "reference", segment: "reference", user: "reference", createdAt: "moment" },
  choices: { kind: ["form", "agent-form", "survey"] },
  references: { form: { one: "Form" }, segment: { one: "Segment" }, user: { one: "User" } },
  sort: ["createdAt", "kind"],
  filters: ["kind", "form", "segment", "user", "createdAt"],
  order: "createdAt",
  descending: true,
};

/** Default columns. */
export const USUAL_COLUMNS = ["form", "kind", "answers", "segment", "user", "createdAt"];

/** Default sorting. */
export const USUAL_SORT = usualSort(LIST_SPEC);

/** Rules for the list's URL. */
export const SUBMISSIONS_RULES: ViewRules = {
  ...rulesOf(LIST_SPEC),
  saved: "forms.submissions",
  carried: carriedAt("/insights/submissions"),
};
