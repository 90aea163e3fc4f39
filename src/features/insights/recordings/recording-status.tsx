import type { Recording } from "../../../../openapi/generated/console.ts";
import { useHolder } from "../../../services/use-session.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Banner } from "../../../ui/banner.tsx";
import type { GlyphName } from "../../../ui/glyph.tsx";
import { type Family, StatusPill } from "../../../ui/status-pill.tsx";
import { absenceOf } from "./next-steps.ts";

type Status = NonNullable<Recording["status"]>;

/** Color and glyph of each status. */
export const RECORDING_LOOKS: Readonly<Record<Status, readonly [family: Family, glyph: GlyphName]>> = {
  recording: ["call", "running"],
  processing: ["call", "running"],
  pending: ["off", "pending"],
  approved: ["free", "done"],
  rejected: ["bad", "bad"],
  failed: ["bad", "failed"],
  deleted: ["off", "off"],
};

/** Message in place of the player: why a recording cannot be played, and who can help. */
export function AbsentRecording({ recording }: { recording: Recording }) {
  const { say } = useTexts();
  const account = useHolder()?.account.name ?? "";
  const { absent, player } = say.recordings;
  const absence = absenceOf(recording);
  return (
    <Banner family={absence === "gone" ? "bad" : "plan"}>
      {absence === "gone" ? player.gone({ account }) : absent[absence]()}
    </Banner>
  );
}

/** Status of a recording. */
export function RecordingStatus({ status }: { status: Status }) {
  const { say } = useTexts();
  const [family, glyph] = RECORDING_LOOKS[status];
  return (
    <StatusPill family={family} glyph={glyph}>
      {say.recordings.choices.status[status]()}
    </StatusPill>
  );
}
