/** Outcomes of waiting customers, in a replay. */
export const later = {
  title: "Después",
  answered: "atendido en {time}",
  abandoned: "cuelga en {time}",
  ended: "termina en {time}",
  waiting: "sigue en espera al final",
  working: "Calculando resultados…",
  leaving: "{count|number} de ellos {{colgará|colgarán}}",
  noneLeave: "ninguno colgará",
} as const;
