import type { NamespaceSegmentsTranslation } from "../../i18n-types";

const fr_segments = {
  columns: { waiting: "En attente", longestWait: "Plus longue attente", serviceLevel: "Niveau de service" },
  explained: {
    agents: "Connectés sur affectés, et combien pourraient prendre un client maintenant",
    waiting: "Clients dans la file à qui personne n’a répondu",
    longestWait: "Depuis combien de temps attend le client arrivé le premier ; l’objectif est {target}",
    serviceLevel: "Réponses en moins de {seconds} s ÷ demandes, aujourd’hui ; l’objectif est {target}",
  },
  fromRecording: "D’un enregistrement",
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
