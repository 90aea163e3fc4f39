import type { NamespaceSegmentsTranslation } from "../../i18n-types";

const fr_segments = {
  columns: { waiting: "En attente", longestWait: "Plus longue attente", serviceLevel: "Niveau de service" },
  explained: {
    agents: "Agents connectés sur agents affectés, et agents libres pour prendre un client",
    waiting: "Clients dans la file, sans réponse pour l’instant",
    longestWait: "Attente du premier client de la file ; l’objectif est {target}",
    serviceLevel: "Réponses en moins de {seconds} s ÷ demandes, aujourd’hui ; l’objectif est {target}",
  },
  fromRecording: "D’un fichier de relecture",
  hidden: "masqué",
  free: "{count|number} libre{{s}}",
  noneFree: "aucun libre",
  agents: "{count|number} {{|agent|||d’agents|agents}}",
  agentsConnected: "{connected|number} sur {assigned|number} agent{{assigned:s}}",
  connectedOf: "{connected} sur {assigned}",
  waiting: "{count|number} en attente",
  assign: {
    agents: "Affecter des agents",
    settings: "Affecter des réglages",
    agentsTitle: "Affecter des agents à {count|number} segment{{s}}",
    settingsTitle: "Affecter des réglages à {count|number} segment{{s}}",
  },
} satisfies NamespaceSegmentsTranslation;

export default fr_segments;
