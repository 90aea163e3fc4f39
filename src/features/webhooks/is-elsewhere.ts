import { parseUrl } from "../../../openapi/formats/web-address.ts";
import type { Webhook } from "../../../openapi/generated/console.ts";
import type { WebhookValues } from "./webhook-values.ts";

/**
 * Returns true if the origin of the typed URL differs from the saved one, or if certificate verification is
 * turned off. Stored secret header values must then be entered again, so that they do not reach another
 * receiver.
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
