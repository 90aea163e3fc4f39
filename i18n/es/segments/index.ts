import type { NamespaceSegmentsTranslation } from "../../i18n-types";

const es_segments = {
  title: "Segmentos",
  table: "Segmentos",
  search: "Buscar en segmentos",
  columns: {
    name: "Nombre",
    channels: "Canales",
    agents: "Agentes",
    waiting: "En espera",
    longestWait: "Espera más larga",
    serviceLevel: "Nivel de servicio",
    visibility: "Visibilidad",
    type: "Tipo",
    createdAt: "Creado",
  },
  explained: {
    agents: "El equipo, y cuántos de él podrían atender ahora a un cliente",
    waiting: "Clientes en la cola a los que nadie ha atendido",
    longestWait: "Cuánto espera el cliente que espera ahora y llegó primero; el objetivo es {target}",
    serviceLevel: "Atendidas en {seconds} s ÷ ofrecidas, hoy; el objetivo es {target}",
  },
  fields: { channels: "Canal", visibility: "Visibilidad", type: "Tipo", imported: "Origen" },
  visibility: { visible: "Visible", hidden: "Oculto" },
  types: { classic: "Clásico", event: "Evento" },
  imported: { yes: "De una grabación", no: "Creado aquí" },
  free: "{count|number} libre{{s}}",
  noneFree: "ninguno libre",
  agents: "{count|number} {{|agente|||de agentes|agentes}}",
  waiting: "{count|number} en espera",
  empty: {
    title: "Aún no hay segmentos",
    text: "Un segmento lleva la llamada de un cliente a los agentes adecuados. Aparece aquí cuando se crea o cuando lo nombra una grabación.",
  },
} satisfies NamespaceSegmentsTranslation;

export default es_segments;
