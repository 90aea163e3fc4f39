import type { Sso } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { StatusPill } from "../../ui/status-pill.tsx";

/** Shows whether single sign-on is on; placed beside the page title. */
export function SsoState({ sso: { enabled } }: { sso: Sso }) {
  const text = useTexts().say.sso;
  return <StatusPill family={enabled ? "free" : "off"}>{enabled ? text.on() : text.off()}</StatusPill>;
}
