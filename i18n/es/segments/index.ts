import type { NamespaceSegmentsTranslation } from "../../i18n-types";

const es_segments = {
  columns: { waiting: "En espera", longestWait: "Espera más larga", serviceLevel: "Nivel de servicio" },
  explained: {
    agents: "Conectados de los asignados, y cuántos podrían atender ahora a un cliente",
    waiting: "Clientes en la cola a los que nadie ha atendido",
    longestWait: "Cuánto espera el cliente que espera ahora y llegó primero; el objetivo es {target}",
    serviceLevel: "Atendidas en {seconds} s ÷ ofrecidas, hoy; el objetivo es {target}",
  },
  fromRecording: "De una grabación",
  hidden: "oculto",
  free: "{count|number} libre{{s}}",
  noneFree: "ninguno libre",
  agents: "{count|number} {{|agente|||de agentes|agentes}}",
  agentsConnected: "{connected|number} de {assigned|number} agente{{assigned:s}}",
  connectedOf: "{connected} de {assigned}",
  waiting: "{count|number} en espera",
  assign: {
    agents: "Asignar agentes",
    settings: "Asignar ajustes",
    agentsTitle: "Asignar agentes a {count|number} segmento{{s}}",
    settingsTitle: "Asignar ajustes a {count|number} segmento{{s}}",
  },
} satisfies NamespaceSegmentsTranslation;

export default es_segments;
