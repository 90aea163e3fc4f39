import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { sealed } from "./sealed-lines.ts";

/** The lines of a recording as they are stored, with its seals, without line feeds. */
export function recordingLines(header: RecordingHeader, records: Iterable<object>): Iterable<string> {
  return sealed(texts(header, records));
}

function* texts(header: RecordingHeader, records: Iterable<object>): Generator<string> {
  yield JSON.stringify(header);
  for (const record of records) yield JSON.stringify(record);
}
