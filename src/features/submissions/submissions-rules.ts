import { rulesOf, usualSort } from "../../resource/kit/described/described-view.ts";
import type { ListSaid } from "../../resource/records/record/said.ts";
import type { ViewRules } from "../../ui/view-state.ts";

/** What can be asked of the list of what was filled in. */
export const SAID: ListSaid = {
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

/** The columns that are shown unless somebody chooses others. */
export const USUAL_COLUMNS = ["form", "kind", "answers", "segment", "user", "createdAt"];

/** How the list is sorted by itself. */
export const USUAL_SORT = usualSort(SAID);

/** What the address of the list may say. */
export const SUBMISSIONS_RULES: ViewRules = { ...rulesOf(SAID), saved: "forms.submissions" };
