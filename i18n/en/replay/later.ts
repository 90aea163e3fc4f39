/** Outcomes of waiting customers, in a replay. */
export const later = {
  title: "Outcome",
  answered: "answered in {time}",
  abandoned: "hangs up in {time}",
  ended: "ends in {time}",
  waiting: "still waiting at the end",
  working: "Calculating outcomes…",
  leaving: "{count:number|number} of them will hang up",
  noneLeave: "none of them will hang up",
};
