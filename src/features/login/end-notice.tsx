import type { SessionEnd } from "../../../machines/session.ts";
import { useSessionEnd, useSessionWaits } from "../../services/use-session.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import type { Family } from "../../ui/status-pill.tsx";
import { SsoRefusal, useSsoRefusal } from "./sso-refusal.tsx";

const FAMILIES: Record<SessionEnd, Extract<Family, "free" | "away" | "plan">> = {
  signedOut: "free",
  expired: "away",
  overdue: "away",
  elsewhere: "plan",
  password: "plan",
  revoked: "away",
};
const GLYPHS = { free: "done", away: "warning", plan: "off" } as const;

/** Why one is here again; or that the platform has still to say whether one may come in. */
export function EndNotice() {
  const { say } = useTexts();
  const ended = useSessionEnd();
  const waits = useSessionWaits();
  const refusal = useSsoRefusal();
  if (waits)
    return (
      <Banner family="away" role="status">
        {say.arrival.waiting()}
      </Banner>
    );
  if (refusal) return <SsoRefusal reason={refusal} />;
  return ended === null ? null : (
    <Banner family={FAMILIES[ended]} glyph={GLYPHS[FAMILIES[ended]]} role="status">
      {ended === "overdue" ? say.arrival.problems.sessionExpired() : say.arrival.ended[ended]()}
    </Banner>
  );
}
