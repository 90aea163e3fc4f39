import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Upload } from "../../../openapi/generated/console.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { StatusPill } from "../../ui/status-pill.tsx";

/** Describes whether a file is completely uploaded, or how much of it. */
export const uploadStateIn = (
  { state, received = 0, size = 1 }: Upload,
  { say, formats }: { readonly say: TranslationFunctions; readonly formats: Formats },
): string =>
  state === "ready"
    ? say.uploads.states.ready()
    : say.uploads.unfinished({ percent: formats.percent((100 * received) / size) });

/** Shows the upload state of a file. */
export function UploadState({ upload }: { upload: Upload }) {
  const { say } = useTexts();
  const formats = useFormats();
  const isReady = upload.state === "ready";
  return (
    <StatusPill family={isReady ? "free" : "away"} glyph={isReady ? "done" : "partly"}>
      {uploadStateIn(upload, { say, formats })}
    </StatusPill>
  );
}
