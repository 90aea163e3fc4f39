import { parseUrl } from "../../../openapi/formats/web-address.ts";
import type { Webhook } from "../../../openapi/generated/console.ts";
import type { WebhookValues } from "./webhook-values.ts";

/**
 * Returns true if the typed receiver differs from the one that stored headers were entered for, or no longer
 * has its certificate checked.
 */
export function isElsewhere(
  webhook: Pick<Webhook, "url" | "verifySsl"> | null,
  { url, verifySsl }: Pick<WebhookValues, "url" | "verifySsl">,
): boolean {
  if (!webhook?.url) return false;
  if (webhook.verifySsl && !verifySsl) return true;
  const typed = parseUrl(url.trim());
  return typed !== null && typed.origin !== new URL(webhook.url).origin;
}
