import { unwrap } from "../../api/problem.ts";
import type { Api } from "../../api/client.ts";
import type { Source } from "./replay-address.ts";

/** What a recording is called among kinds of contents. */
const RECORDING = "application/vnd.switchboard.recording+ndjson";

/** A recording that is not on this computer. `foreign` ones are never asked for. */
export async function fetchRecording(api: Api, source: Extract<Source, { kind: "address" | "range" }>, signal: AbortSignal): Promise<Blob> {
  if (source.kind === "range") {
    const { from, to } = source;
    return unwrap<Blob>(api.GET("/events", { params: { query: { from, to } }, headers: { Accept: RECORDING }, parseAs: "blob", signal }));
  }
  const answer = await fetch(source.path, { signal });
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  return answer.blob();
}
