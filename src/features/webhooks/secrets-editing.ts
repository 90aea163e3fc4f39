import { SecretChangeCheck } from "../../../openapi/generated/checks/secret-change.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { ManyEditing } from "../../resource/kit/bulk-edit/many-editing.ts";
import { programmedEditing } from "../../resource/kit/bulk-edit/programmed-editing.ts";

/** Bulk edit of secrets: the webhooks whose deliveries they sign. Values change only by rotation. */
export function secretsEditing({ webhooks: { secrets } }: TranslationFunctions): ManyEditing {
  const { fields, faults, webhooksHint } = secrets;
  return programmedEditing({
    path: "/secrets",
    body: SecretChangeCheck,
    members: ["webhooks"],
    fresh: { webhooks: [] },
    references: { webhooks: { one: "Webhook" } },
    text: {
      fields,
      hints: { webhooks: webhooksHint },
      faults: { webhooks: { "not-one-of": faults.webhookDeleted } },
      choices: {},
    },
    besides: ["/webhooks", "/webhooks/{id}"],
  });
}
