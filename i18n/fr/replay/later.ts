/** What becomes of those who wait, in a replay. */
export const later = {
  title: "Ensuite",
  answered: "répondu dans {time}",
  abandoned: "raccroche dans {time}",
  ended: "prend fin dans {time}",
  waiting: "attend encore à la fin",
  working: "Recherche de ce qu’ils deviennent…",
  leaving: "{count|number} {{raccrochera|raccrocheront}}",
  nobodyLeaves: "aucun ne raccrochera",
} as const;
