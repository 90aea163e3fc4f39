import { WebhookChangeCheck } from "../../../openapi/generated/checks/webhook-change.ts";
import type { WebhookCondition } from "../../../openapi/generated/console.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { ManyEditing } from "../../resource/kit/bulk-edit/many-editing.ts";
import { programmedEditing } from "../../resource/kit/bulk-edit/programmed-editing.ts";
import { conditionFaults } from "./row-faults.ts";
import { valuesOf } from "./webhook-values.ts";

const WITHOUT_VALUE: readonly unknown[] = [
  "present",
  "absent",
] satisfies readonly WebhookCondition["operator"][];

/** Bulk edit of webhooks: all members except name, URL, headers, parameters and template. */
export function webhooksEditing({ webhooks }: TranslationFunctions): ManyEditing {
  const text = webhooks.editor;
  const { fields, faults } = text;
  return programmedEditing({
    path: "/webhooks",
    body: WebhookChangeCheck,
    members: ["enabled", "method", "verifySsl", "events", "conditions", "secrets"],
    fresh: { ...valuesOf(null) },
    references: { secrets: { one: "Secret" } },
    text: {
      fields,
      hints: {
        enabled: text.enabledHint,
        verifySsl: text.verifySslHint,
        conditions: text.notes.conditions,
        secrets: text.notes.secrets,
      },
      faults: { events: { "too-few": faults.events }, secrets: { "not-one-of": faults.secretDeleted } },
      choices: { events: webhooks.events.names },
      rows: {
        conditions: {
          one: text.condition,
          add: text.addCondition,
          fields: { member: text.member, operator: text.operator, value: text.value },
          hints: { member: text.memberHint },
          faults: {
            member: { missing: faults.rowMissing, pattern: faults.member },
            value: { missing: faults.rowMissing },
          },
          choices: { operator: text.operators },
        },
      },
    },
    needed: { conditions: ["value"] },
    rowShows: ({ operator }, member) => member !== "value" || !WITHOUT_VALUE.includes(operator),
    judge: ({ conditions = [] }) => {
      const kept = conditions as readonly WebhookCondition[]; // validated against the schema before
      return conditionFaults(kept).flatMap(({ value }, at) =>
        value === undefined
          ? []
          : [{ field: "conditions", within: `${at}/value`, code: value, measure: null }],
      );
    },
    besides: ["/secrets"],
  });
}
