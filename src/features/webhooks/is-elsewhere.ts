import type { Webhook } from "../../../openapi/generated/console.ts";
import type { WebhookValues } from "./webhook-values.ts";

/** Whether what is typed leads to another receiver than the one that kept headers were given for, or to one that no longer has to prove that it is. */
export function isElsewhere(webhook: Pick<Webhook, "url" | "verifySsl"> | null, { url, verifySsl }: Pick<WebhookValues, "url" | "verifySsl">): boolean {
  if (!webhook?.url) return false;
  if (webhook.verifySsl && !verifySsl) return true;
  return URL.canParse(url.trim()) && new URL(url.trim()).origin !== new URL(webhook.url).origin;
}
