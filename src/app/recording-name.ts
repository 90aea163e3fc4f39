const minuteOf = (time: number): string => new Date(time).toISOString().slice(0, 16).replaceAll(/[-:]/g, "");

/** Returns the file name of a recording by its UTC times: `switchboard-20261123T0800.ndjson`. */
export const recordingName = (...times: readonly number[]): string =>
  `switchboard-${times.map(minuteOf).join("-")}.ndjson`;
