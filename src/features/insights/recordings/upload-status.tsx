import type { RecordingUpload } from "../../../../openapi/generated/console.ts";
import { storageFaultText } from "../../../resource/cells/storage-fault-text.ts";
import { useTexts } from "../../../services/use-texts.ts";
import type { GlyphName } from "../../../ui/glyph.tsx";
import { type Family, StatusPill } from "../../../ui/status-pill.tsx";

const LOOKS: Readonly<Record<RecordingUpload["state"], readonly [family: Family, glyph: GlyphName]>> = {
  pending: ["off", "pending"],
  processing: ["call", "running"],
  failed: ["bad", "failed"],
  uploaded: ["free", "done"],
};

/** Upload state of a recording. */
export function UploadStatus({ upload }: { upload: RecordingUpload }) {
  const { say } = useTexts();
  const [family, glyph] = LOOKS[upload.state];
  return (
    <span title={storageFaultText(say, upload) || undefined}>
      <StatusPill family={family} glyph={glyph}>
        {say.recordings.choices.upload[upload.state]()}
      </StatusPill>
    </span>
  );
}
