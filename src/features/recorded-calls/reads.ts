/** Paths that show one recording, besides the list. */
export const READS_OF_ONE = ["/recordings/{id}", "/recordings/{id}/history"] as const;

/** Paths that show a recording. */
export const READS = ["/recordings", ...READS_OF_ONE] as const;
