import { RECORDING_TYPE } from "../../../streams/recording/media-type.ts";
import { unwrap } from "../../api/problem.ts";
import type { Api } from "../../api/client.ts";
import type { Fetching, LogStretch } from "../../services/log-stretch.ts";
import type { Source } from "./replay-address.ts";
import { takeRecording } from "./take-recording.ts";

/** What the platform's log tells of a stretch of time, as a recording. */
export function fetchStretch(api: Api, { from, to, names }: LogStretch, fetching: Fetching): Promise<Blob> {
  const query = { from, to, ...(names && { names }) };
  const ask = (signal: AbortSignal) =>
    unwrap<ReadableStream<Uint8Array<ArrayBuffer>> | null>(
      api.GET("/replay/recording", {
        params: { query },
        headers: { Accept: RECORDING_TYPE },
        parseAs: "stream",
        signal,
      }),
    );
  return takeRecording(async (signal) => (await ask(signal)) ?? new Blob().stream(), fetching);
}

/** A recording that lies at an address of ours. */
export async function fetchAddress(
  { path }: Extract<Source, { kind: "address" }>,
  { signal }: Fetching,
): Promise<Blob> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  return answer.blob();
}
