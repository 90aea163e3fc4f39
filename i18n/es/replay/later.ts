/** Outcomes of waiting customers, in a replay. */
export const later = {
  title: "Desenlace",
  answered: "atendido dentro de {time}",
  abandoned: "cuelga dentro de {time}",
  ended: "termina dentro de {time}",
  waiting: "sigue en espera al final",
  working: "Calculando resultados…",
  leaving: "{count|number} de ellos {{colgará|colgarán}}",
  noneLeave: "ninguno colgará",
} as const;
