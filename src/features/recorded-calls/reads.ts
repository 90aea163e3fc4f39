/** What shows a recording. */
export const READS = ["/recordings", "/recordings/{id}"] as const;
