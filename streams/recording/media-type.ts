/** What a recording is called among kinds of contents. */
export const RECORDING_TYPE = "application/vnd.switchboard.recording+ndjson";
