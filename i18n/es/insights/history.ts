/** Texts of the history of the queues. */
export const history = {
  title: "Historial de colas",
  entered: "Entrada",
  priority: "Prioridad",
  count: "Ofertas",
  missed: "Ofertas perdidas",
  declined: "Ofertas rechazadas",
  /** Filters by the agent of an offer. */
  filters: { offeredTo: "Ofrecida a", declinedBy: "Rechazada por", missedBy: "Perdida por" },
  noOffers: "sin ofrecer",
  offersOf: "{count|number} {{oferta|ofertas}}",
  offer: "{agent}: {result}, {rang}",
  expand: "Ofertas de {name}",
  explained: {
    entered: "Hora a la que el cliente entró en la cola",
    priority: "Prioridad en la cola de 0 a 9; cuanto más alta, antes",
    offers: "Ofertas a los agentes por orden de hora, con el resultado de cada una",
    missed: "Ofertas a las que el agente no reaccionó a tiempo",
    declined: "Ofertas que el agente rechazó",
  },
  none: { title: "Ninguna entrada de cola coincide" },
  most: "Solo se muestran las primeras {count|number} entradas. Elige un período más corto para ver las demás.",
} as const;
