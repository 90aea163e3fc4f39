import type { NamespaceWhyTranslation } from "../../i18n-types";

const es_why = {
  question: "¿Por qué el nivel de servicio es del {percent}?",
  title: "Nivel de servicio",
  under: "{points|number} {{points:pto.|ptos.}} por debajo del objetivo: {target}",
  met: "cumple el objetivo: {target}",
  counted: "{late|number} de {calls|number} llamada{{s}} fuera de umbral",
  refresh: "Actualizar datos",
  sentence: {
    few: "Demasiado pocas llamadas para explicarlo ({calls|number})",
    noneLate: "Las {calls|number} llamadas se atendieron a tiempo",
    spread:
      "Las llamadas fuera de umbral se reparten entre <b>{segments|number} segmento{{s}}</b> y <b>{hours|number} hora{{s}}</b>",
    block: "<b>{late|number} de {ofLate|number}</b> llamada{{s}} fuera de umbral {where} {when}{because}",
    risk: "Riesgo más cercano: {sentence}",
    line: "Nivel de servicio del {percent}: {sentence}",
    lineMet: "Nivel de servicio del {percent}, en objetivo. {sentence}",
    inSegment: "en <b>{segment}</b>",
    inSegments: "en <b>{count|number} segmento{{s}}</b>",
    between: "entre las <b>{from} y las {until}</b>",
    betweenOn: "el <b>{day}</b>, entre las <b>{from} y las {until}</b>",
    fromUntil: "del <b>{from}</b> al <b>{until}</b>",
    connected:
      ", con <b>{taking|number} de {assigned|number}</b> agente{{s}} {{assigned:conectado|conectados}}",
    takingCalls:
      ", con <b>{taking|number} de {assigned|number}</b> agente{{s}} {{assigned:disponible|disponibles}} para llamadas",
    arrivals: ", con <b>{here|number}</b> llamadas por cuarto de hora (lo habitual: <b>{usual|number}</b>)",
    handleTime: ", con un tiempo de operación de <b>{here}</b> (lo habitual: <b>{usual}</b>)",
  },
  without: "Sin estas llamadas, el nivel de servicio sería del <b>{percent}</b>",
  openReplay: "Abrir las {time} en la reproducción",
  showCalls: "Ver {count|number} llamada{{s}}",
  bySegment: {
    title: "Segmentos",
    note: "llamadas fuera de umbral, del total",
    ofAll: "de {calls|number}",
  },
  byQuarter: {
    title: "Cuartos de hora",
    days: "Días",
    note: "llamadas fuera de umbral",
    others: "otros",
    lateAt: "{time}: {late|number} de {calls|number} fuera de umbral",
    taking: "agentes disponibles para llamadas",
    takingFrom: "Agentes disponibles para llamadas: {from|number} al principio, {least|number} como mínimo",
  },
  absent: {
    title: "Agentes ausentes en {segment}",
    all: "Agentes ausentes",
    much: "{count|number} de {assigned|number}",
    none: "Todos los agentes estuvieron disponibles al menos la mitad del tiempo.",
    unknown: "Sin datos de estado",
    notConnected: "Sin conexión",
    elsewhere: "Otros segmentos",
    span: "de {from} a {until}",
    over: "supera el límite en {time}",
  },
  late: {
    title: "Llamadas fuera de umbral",
    note: "espera más larga primero, línea en {time}",
    all: "Ver las {count|number}",
    unfilter: "Ver todas las llamadas fuera de umbral",
    none: "Ninguna llamada fuera de umbral",
    answered: "Atendida",
    abandoned: "Abandonada",
    unknownCustomer: "Cliente desconocido",
  },
  definition:
    "<b>Nivel de servicio {target|number}/{seconds|number}</b>. Llamadas atendidas en un máximo de {seconds|number} s, sobre el total de atendidas y abandonadas. Las que siguen en espera no se cuentan.",
  loading: "Cargando la explicación",
  failed: "No se ha podido cargar la explicación.",
} satisfies NamespaceWhyTranslation;

export default es_why;
