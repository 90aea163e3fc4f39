import type { FileEnding } from "../../openapi/formats/file-endings.ts";
import type { RecordingMedia } from "../../openapi/generated/console.ts";

const ENDINGS: Readonly<Record<RecordingMedia, FileEnding>> = {
  "video/webm": "webm",
  "video/mp4": "mp4",
  "audio/webm": "webm",
  "audio/mp4": "m4a",
  "audio/mpeg": "mp3",
  "audio/ogg": "ogg",
  "audio/wav": "wav",
};

/** Returns the file extension for a media type. */
export const endingOf = (media: RecordingMedia): FileEnding => ENDINGS[media];
