/** The statuses that can have a limit, in the order of the form. */
export const LIMITED = ["break", "bath", "meal", "meeting", "team-meeting", "training", "busy"] as const;
