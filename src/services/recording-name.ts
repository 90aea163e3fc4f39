const minuteOf = (time: number): string => new Date(time).toISOString().slice(0, 16).replaceAll(/[-:]/g, "");

/**
 * Returns the name of a replay file from UTC times: the time of saving, or the start and end of its period.
 * Examples: `switchboard-20261123T0800.ndjson`, `switchboard-20261123T0800-20261123T0900.ndjson`.
 */
export const recordingName = (...times: readonly number[]): string =>
  `switchboard-${times.map(minuteOf).join("-")}.ndjson`;
