/** The terms of live supervision, point by point, as the texts call them. */
export const SUPERVISION_POINTS = [
  "law",
  "purpose",
  "inform",
  "access",
  "record",
  "confidential",
  "revoke",
] as const;
