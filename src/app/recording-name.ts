const minuteOf = (time: number): string => new Date(time).toISOString().slice(0, 16).replaceAll(/[-:]/g, "");

/** What the file of a recording is called, by when it is of in UTC: `switchboard-20261123T0800.ndjson`. */
export const recordingName = (...times: readonly number[]): string =>
  `switchboard-${times.map(minuteOf).join("-")}.ndjson`;
