import type { WebhookTryState } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { type Family, StatusPill } from "../../ui/status-pill.tsx";

const FAMILIES: Readonly<Record<WebhookTryState, Family>> = {
  delivered: "free",
  retrying: "away",
  failed: "bad",
};

/** Result of an attempt. */
export function TryState({ state }: { state: WebhookTryState }) {
  const { say } = useTexts();
  return <StatusPill family={FAMILIES[state]}>{say.webhooks.states[state]()}</StatusPill>;
}
