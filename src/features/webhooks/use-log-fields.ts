import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import type { FilterField } from "../../ui/filter-field.ts";
import { EVENTS } from "./event-groups.ts";
import { useWebhookNames } from "./use-webhook-names.ts";

const STATES = ["delivered", "retrying", "failed"] as const;

/** What the logs can be narrowed by, in words. */
export function useLogFields(): readonly FilterField[] {
  const { say } = useTexts();
  const formats = useFormats();
  const webhooks = useWebhookNames();
  const { filters } = say.webhooks.logs;
  return [
    { field: "webhook", label: filters.webhook(), operators: ["is"], options: webhooks },
    {
      field: "event",
      label: filters.event(),
      operators: ["is"],
      options: EVENTS.map((value) => ({ value, label: value })),
    },
    {
      field: "state",
      label: filters.state(),
      operators: ["is"],
      options: STATES.map((value) => ({ value, label: say.webhooks.states[value]() })),
    },
    {
      field: "createdAt",
      label: filters.createdAt(),
      operators: ["min", "max"],
      days: true,
      valueWords: (day) => formats.day(Date.parse(day), "UTC"),
    },
  ];
}
