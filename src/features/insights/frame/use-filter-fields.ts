import { useNameable } from "../../../resource/records/form/use-nameable.ts";
import { usePrivilegeName } from "../../../services/use-privilege-name.ts";
import { useTexts } from "../../../services/use-texts.ts";
import type { FilterField } from "../../../ui/filter-field.ts";
import { type FilterName, valuesOf } from "./filter-url.ts";
import type { InsightsFilters } from "./use-insights-filters.ts";
import { useNamedValues } from "./use-named-values.ts";

const PRIVILEGES = ["agent", "agent-recording", "supervisor", "admin"] as const;

/** Returns the fields of the filter bar that a report uses, in the order in which they are offered. */
export function useFilterFields({
  chosen: { filters },
  controls,
}: Pick<InsightsFilters, "chosen" | "controls">): readonly FilterField[] {
  const { say } = useTexts();
  const text = say.insights.frame;
  const privilegeName = usePrivilegeName();
  const segments = useNameable("Segment", { ids: filters.segment, onceTyped: true });
  const agents = useNameable("User", { ids: filters.agent, picks: "agents", onceTyped: true });
  // Calls name tags by their word.
  const tags = useNamedValues("tags", filters.tag);
  const options: Readonly<Record<FilterName, Pick<FilterField, "options" | "onFind" | "valueWords">>> = {
    segment: {
      options: segments.choices,
      onFind: segments.onType,
      valueWords: () => text.deleted.segment(),
    },
    agent: { options: agents.choices, onFind: agents.onType, valueWords: () => text.deleted.agent() },
    tag: { options: tags.choices, onFind: tags.onFind, valueWords: tags.labelOf },
    privilege: {
      options: PRIVILEGES.map((value) => ({ value, label: privilegeName(value) })),
      valueWords: privilegeName,
    },
    channel: {
      options: valuesOf("channel").map((value) => ({
        value,
        label: say.console.channels[value === "audio" ? "audio" : "video"](),
      })),
    },
    outcome: {
      options: valuesOf("outcome").map((value) => ({
        value,
        label: text.outcomes[value as keyof typeof text.outcomes](), // the values of the filter are its keys
      })),
    },
  };
  return controls.filters.map((field) => ({
    field,
    label: text.fields[field](),
    operators: ["is"],
    ...options[field],
  }));
}
