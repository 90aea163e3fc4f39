import type { NamespaceCallsTranslation } from "../../i18n-types";

const es_calls = {
  title: "Llamada",
  titleOf: "Llamada con {customer}",
  noCustomer: "Cliente desconocido",
  waiting: "La llamada aparecerá aquí en cuanto conteste un agente.",
  unknown: {
    title: "Llamada no encontrada",
    text: "La llamada ya no se conserva o el enlace es incorrecto.",
  },
  failed: "No se ha podido cargar la llamada",
  historyFailed: "No se han podido cargar los eventos de la llamada.",
  states: { running: "En curso", ended: "Terminada" },
  about: "Datos de la llamada",
  recorded: "Grabaciones",
  happened: "Historial de la llamada",
  nothing: "No se conserva ningún evento de esta llamada.",
  fields: {
    customer: "Cliente",
    channel: "Canal",
    agent: "Atendida primero por",
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
  noAgent: "Sin agente",
  endedBy: {
    customer: "el cliente",
    user: "el agente",
    network: "un fallo de red",
    platform: "la plataforma",
  },
  segment: {
    title: "Segmento al empezar la llamada",
    at: "Ajustes al empezar la llamada, {moment}.",
    same: "Sin cambios desde entonces.",
    changed: "Ahora:",
    gone: "El segmento se eliminó después. Estos son los ajustes que tenía entonces.",
    unknown: "No se conservan los ajustes que tenía el segmento en ese momento.",
    history: "Historial del segmento",
  },
} satisfies NamespaceCallsTranslation;

export default es_calls;
