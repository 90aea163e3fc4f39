import type { Recording } from "../../../../openapi/generated/console.ts";
import { useTexts } from "../../../services/use-texts.ts";
import type { GlyphName } from "../../../ui/glyph.tsx";
import { type Family, StatusPill } from "../../../ui/status-pill.tsx";

type Status = NonNullable<Recording["status"]>;

const LOOKS: Readonly<Record<Status, readonly [family: Family, glyph: GlyphName]>> = {
  recording: ["call", "running"],
  processing: ["call", "running"],
  pending: ["off", "pending"],
  approved: ["free", "done"],
  rejected: ["bad", "bad"],
  failed: ["bad", "failed"],
  deleted: ["off", "off"],
};

/** Status of a recording. */
export function RecordingStatus({ status }: { status: Status }) {
  const { say } = useTexts();
  const [family, glyph] = LOOKS[status];
  return (
    <StatusPill family={family} glyph={glyph}>
      {say.recordings.choices.status[status]()}
    </StatusPill>
  );
}
