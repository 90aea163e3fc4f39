/** Paths of the queries for one recording. */
export const READS_OF_ONE = ["/recordings/{id}", "/recordings/{id}/history"] as const;

/** Paths of all queries that contain recordings. */
export const READS = ["/recordings", ...READS_OF_ONE] as const;
