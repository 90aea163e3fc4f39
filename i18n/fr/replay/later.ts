/** Outcomes of waiting customers, in a replay. */
export const later = {
  title: "Ensuite",
  answered: "réponse dans {time}",
  abandoned: "raccroche dans {time}",
  ended: "prend fin dans {time}",
  waiting: "attend encore à la fin",
  working: "Calcul des issues…",
  leaving: "{count|number} {{raccrochera|raccrocheront}}",
  noneLeave: "aucun ne raccrochera",
} as const;
