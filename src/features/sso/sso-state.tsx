import type { Sso } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { StatusPill } from "../../ui/status-pill.tsx";

/** Returns true if people come in by it, beside the title. */
export function SsoState({ sso: { enabled } }: { sso: Sso }) {
  const text = useTexts().say.sso;
  return <StatusPill family={enabled ? "free" : "off"}>{enabled ? text.on() : text.off()}</StatusPill>;
}
