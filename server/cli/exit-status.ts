/** What a command ends with. */
export const EXIT = {
  WELL: 0,
  /** It failed; what was checked is not so; what was compared is not the same. */
  NOT_SO: 1,
  NOT_UNDERSTOOD: 2,
  /** Done, but for what could not be read or was refused. */
  INCOMPLETE: 3,
  STOPPED: 130,
} as const;
