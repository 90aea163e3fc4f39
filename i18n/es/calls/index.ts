import type { NamespaceCallsTranslation } from "../../i18n-types";

const es_calls = {
  title: "Llamada",
  titleOf: "Llamada con {customer}",
  noCustomer: "Cliente desconocido",
  waiting: "Se muestra aquí en cuanto responde un agente.",
  unknown: {
    title: "Esta llamada no existe",
    text: "Es anterior a lo que se guarda o la dirección es incorrecta.",
  },
  failed: "La llamada no se cargó",
  historyFailed: "Lo que ocurrió en ella no se cargó.",
  states: { running: "En curso", ended: "Terminada" },
  about: "La llamada",
  recorded: "Grabaciones",
  happened: "Qué ocurrió",
  nothing: "El registro no tiene nada de ella.",
  fields: {
    customer: "Cliente",
    channel: "Canal",
    agent: "Agente",
    segment: "Segmento",
    transfers: "Transferencias",
    transferredTo: "Última transferencia a",
    waited: "Espera",
    tags: "Etiquetas",
    startedAt: "Inicio",
    endedAt: "Fin",
    lasted: "Duración",
    endedBy: "Terminada por",
    id: "ID",
  },
  noAgent: "Aún sin agente",
  endedBy: {
    customer: "el cliente",
    user: "el agente",
    network: "un fallo de red",
    platform: "la plataforma",
  },
  segment: {
    title: "El segmento como era",
    at: "Al empezar la llamada, {moment}.",
    same: "No ha cambiado desde entonces.",
    changed: "Cambiado desde entonces; ahora",
    gone: "El segmento se eliminó después. Así era.",
    unknown: "Nadie anotó cómo era entonces el segmento.",
    history: "Historial del segmento",
  },
} satisfies NamespaceCallsTranslation;

export default es_calls;
