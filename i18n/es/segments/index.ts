import type { NamespaceSegmentsTranslation } from "../../i18n-types";

const es_segments = {
  columns: { waiting: "En espera", longestWait: "Espera más larga", serviceLevel: "Nivel de servicio" },
  explained: {
    agents: "Agentes conectados del total de asignados y agentes libres en este momento",
    waiting: "Clientes en la cola, aún sin atender",
    longestWait: "Espera del primer cliente de la cola; el objetivo es {target}",
    serviceLevel:
      "Porcentaje de clientes atendidos en {seconds} s, sobre los que hoy se atendieron o abandonaron; el objetivo es {target}",
  },
  fromRecording: "De un archivo de reproducción",
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
