/** Outcomes of waiting customers, in a replay. */
export const later = {
  title: "Issue",
  answered: "pris en charge dans {time}",
  abandoned: "raccroche dans {time}",
  ended: "prend fin dans {time}",
  waiting: "attend encore à la fin",
  working: "Calcul de la suite…",
  leaving: "{count|number} {{client raccrochera|clients raccrocheront}}",
  noneLeave: "aucun client ne raccrochera",
} as const;
