/** Names and definitions of the measures of calls. */
export const measures = {
  contacts: {
    name: "Contactos",
    means: "Visitas de clientes, cada una contada una vez, también las que nunca entraron en una cola.",
  },
  offered: {
    name: "Ofrecidas",
    means:
      "Llamadas que entraron en una cola y fueron atendidas o abandonadas. Las que siguen en espera no cuentan.",
  },
  answered: { name: "Atendidas", means: "Llamadas que atendió un agente." },
  abandoned: { name: "Abandonadas", means: "Clientes que dejaron la cola antes de ser atendidos." },
  shortAbandoned: {
    name: "Abandonos cortos",
    means: "Clientes que dejaron la cola en menos de {short|number} s.",
  },
  late: { name: "Tardías", means: "Llamadas atendidas después de {within|number} s y llamadas abandonadas." },
  transferred: { name: "Transferidas", means: "Llamadas que se pasaron a otro agente o segmento." },
  dismissed: { name: "Rechazadas", means: "Ofertas que un agente rechazó." },
  timeouts: { name: "Perdidas", means: "Ofertas que sonaron en un agente sin respuesta." },
  serviceLevel: {
    name: "Nivel de servicio",
    means: "Llamadas atendidas en {within|number} s, de todas las ofrecidas.",
  },
  serviceLevelNoShort: {
    name: "Nivel de servicio sin abandonos cortos",
    means:
      "Llamadas atendidas en {within|number} s, de las ofrecidas salvo las abandonadas en menos de {short|number} s.",
  },
  serviceLevelAnswered: {
    name: "Nivel de servicio sin abandonos",
    means: "Llamadas atendidas en {within|number} s, de todas las atendidas.",
  },
  serviceLevelLeft: {
    name: "Salieron de la cola a tiempo",
    means:
      "Llamadas que salieron de la cola en {within|number} s por cualquier motivo, de todas las que salieron.",
  },
  serviceLevelContacts: {
    name: "Nivel de servicio de todos los contactos",
    means:
      "Llamadas atendidas en {within|number} s, de todos los contactos, también los que nunca entraron en una cola.",
  },
  averageSpeedOfAnswer: {
    name: "Velocidad de respuesta",
    means: "Espera media de las llamadas atendidas (ASA).",
  },
  averageWait: { name: "Espera media", means: "Espera media de las llamadas atendidas y abandonadas." },
  averageAbandonWait: {
    name: "Espera hasta el abandono",
    means: "Espera media de las llamadas abandonadas.",
  },
  longestWait: { name: "Espera más larga", means: "Espera más larga de una llamada, atendida o no." },
  averageHandleTime: {
    name: "Tiempo de gestión",
    means:
      "Duración media de las llamadas terminadas, desde la respuesta hasta el final (AHT). Una llamada transferida cuenta una vez; por eso difiere del tiempo de gestión por agente. No incluye el trabajo posterior a la llamada.",
  },
  abandonRate: { name: "Tasa de abandono", means: "Llamadas abandonadas, de todas las ofrecidas." },
  transferRate: { name: "Tasa de transferencia", means: "Llamadas transferidas, de todas las atendidas." },
  contactWait: {
    name: "Espera media de todos los contactos",
    means: "Espera media de todos los contactos; los que no entraron en una cola esperaron 0.",
  },
  contactWaitMedian: {
    name: "Espera mediana de todos los contactos",
    means: "La mitad de los contactos esperó menos que este tiempo.",
  },
  contactServiceTime: {
    name: "Tiempo medio de atención de todos los contactos",
    means: "Tiempo medio con un agente de todos los contactos; los no atendidos cuentan 0.",
  },
  contactServiceTimeMedian: {
    name: "Tiempo mediano de atención de todos los contactos",
    means: "La mitad de los contactos pasó menos que este tiempo con un agente.",
  },
  hangRate: {
    name: "Cuelgues de todos los contactos",
    means: "Contactos que terminaron porque el cliente se fue, de todos los contactos.",
  },
  positiveShare: {
    name: "Sentimiento positivo",
    means: "Llamadas con sentimiento positivo, de todas las que tienen un sentimiento.",
  },
  negativeShare: {
    name: "Sentimiento negativo",
    means: "Llamadas con sentimiento negativo, de todas las que tienen un sentimiento.",
  },
  qualityScore: {
    name: "Puntuación de calidad",
    means: "Puntuación de calidad media de las llamadas revisadas.",
  },
} as const;

/** Sums that measures are computed from. */
export const sums = {
  calls: "llamadas",
  contacts: "contactos",
  hangs: "cuelgues",
  answered: "atendidas",
  answeredInTime: "atendidas a tiempo",
  abandoned: "abandonadas",
  abandonedInTime: "abandonadas dentro del umbral",
  abandonedShort: "abandonos cortos",
  removed: "retiradas de la cola",
  removedInTime: "retiradas dentro del umbral",
  waited: "espera de las atendidas",
  waitedAbandoned: "espera de las abandonadas",
  longestWait: "espera más larga",
  ended: "llamadas terminadas",
  handled: "tiempo en llamadas",
  transferred: "transferidas",
  dismissals: "ofertas rechazadas",
  timeouts: "ofertas perdidas",
  queued: "espera de todos los contactos",
  served: "tiempo de atención de todos los contactos",
  positive: "positivas",
  negative: "negativas",
  sentiments: "con sentimiento",
  quality: "puntos",
  reviews: "llamadas revisadas",
} as const;
