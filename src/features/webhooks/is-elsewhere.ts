import type { Webhook } from "../../../openapi/generated/console.ts";

/** Whether what is typed leads to another receiver than the one that kept headers were given for. */
export function isElsewhere(webhook: Pick<Webhook, "url"> | null, typed: string): boolean {
  if (!webhook?.url || !URL.canParse(typed.trim())) return false;
  return new URL(typed.trim()).origin !== new URL(webhook.url).origin;
}
