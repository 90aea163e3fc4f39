import type { NamespaceSegmentsTranslation } from "../../i18n-types";

const fr_segments = {
  columns: { waiting: "En attente", longestWait: "Plus longue attente", serviceLevel: "Niveau de service" },
  explained: {
    agents:
      "Agents connectés parmi les agents affectés, et agents libres pouvant prendre un client immédiatement",
    waiting: "Clients dans la file, pas encore pris en charge",
    longestWait: "Attente du premier client de la file ; objectif : {target}",
    serviceLevel:
      "Parmi les clients qui ont été pris en charge ou ont abandonné aujourd’hui, part des clients pris en charge dans les {seconds} s ; objectif : {target}",
  },
  fromRecording: "Provenant d’un fichier de relecture",
  hidden: "masqué",
  free: "{count|number} libre{{s}}",
  noneFree: "aucun libre",
  agents: "{count|number} {{|agent|||d’agents|agents}}",
  agentsConnected: "{connected|number} agent{{connected:s}} sur {assigned|number}",
  connectedOf: "{connected} sur {assigned}",
  waiting: "{count|number} en attente",
  assign: {
    agents: "Affecter des agents",
    settings: "Appliquer des paramètres",
    agentsTitle: "Affecter des agents à {count|number} segment{{s}}",
    settingsTitle: "Appliquer des paramètres à {count|number} segment{{s}}",
  },
} satisfies NamespaceSegmentsTranslation;

export default fr_segments;
