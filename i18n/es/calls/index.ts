import type { NamespaceCallsTranslation } from "../../i18n-types";

const es_calls = {
  title: "Llamada",
  titleOf: "Llamada con {customer}",
  noCustomer: "Cliente desconocido",
  waiting: "La llamada aparece aquí en cuanto responde un agente.",
  unknown: {
    title: "Llamada no encontrada",
    text: "La llamada ya no se conserva o la dirección es incorrecta.",
  },
  failed: "No se ha cargado la llamada",
  historyFailed: "No se han cargado los eventos de la llamada.",
  states: { running: "En curso", ended: "Terminada" },
  about: "Datos de la llamada",
  recorded: "Grabaciones",
  happened: "Historial de la llamada",
  nothing: "No se conserva ningún evento de esta llamada.",
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
    title: "El segmento entonces",
    at: "Al empezar la llamada, {moment}.",
    same: "Sin cambios desde entonces.",
    changed: "Ha cambiado. Ahora:",
    gone: "El segmento se eliminó después. Estos son sus ajustes de entonces.",
    unknown: "No se conservan los ajustes del segmento en ese momento.",
    history: "Historial del segmento",
  },
} satisfies NamespaceCallsTranslation;

export default es_calls;
