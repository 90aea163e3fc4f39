/** What becomes of those who wait, in a replay. */
export const later = {
  title: "Later",
  answered: "answered in {time}",
  abandoned: "hangs up in {time}",
  ended: "let go in {time}",
  waiting: "still waits at the end",
  working: "Working out what becomes of them…",
  leaving: "{count:number|number} of them will hang up",
  nobodyLeaves: "none of them will hang up",
};
