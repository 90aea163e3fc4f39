/** What becomes of those who wait, in a replay. */
export const later = {
  title: "Después",
  answered: "atendido en {time}",
  abandoned: "cuelga en {time}",
  ended: "termina en {time}",
  waiting: "sigue en espera al final",
  working: "Calculando qué será de ellos…",
  leaving: "{count|number} de ellos {{colgará|colgarán}}",
  nobodyLeaves: "ninguno colgará",
} as const;
