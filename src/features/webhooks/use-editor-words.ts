import { useTexts } from "../../services/use-texts.ts";
import type { FaultWords } from "../../resource/form/use-fault-words.ts";
import type { WebhookValues } from "./webhook-values.ts";

/** What is said about the fields of a webhook. */
export function useEditorWords(): FaultWords<WebhookValues> {
  const { faults } = useTexts().say.webhooks.editor;
  const rows = faults.rows();
  return {
    name: { missing: faults.name(), "too-short": faults.name(), pattern: faults.name() },
    url: {
      missing: faults.url(),
      "too-short": faults.noUrl(),
      "no-url": faults.noUrl(),
      credentials: faults.credentials(),
      fragment: faults.fragment(),
      "private-address": faults.privateAddress(),
    },
    events: { "too-few": faults.events(), missing: faults.events() },
    headers: { rows },
    "headers/name": { reserved: faults.reserved(), taken: faults.twice() },
    "headers/value": { missing: faults.again() },
    parameters: { rows },
    conditions: { rows },
    secrets: { "not-one-of": faults.secretGone() },
    template: { "no-template": (why) => faults.template({ why }) },
  };
}
