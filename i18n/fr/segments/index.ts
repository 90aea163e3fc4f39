import type { NamespaceSegmentsTranslation } from "../../i18n-types";

const fr_segments = {
  columns: { waiting: "En attente", longestWait: "Plus longue attente", serviceLevel: "Niveau de service" },
  explained: {
    agents: "L’équipe, et combien d’entre elle pourraient prendre un client maintenant",
    waiting: "Clients dans la file à qui personne n’a répondu",
    longestWait: "Depuis combien de temps attend le client arrivé le premier ; l’objectif est {target}",
    serviceLevel: "Réponses en moins de {seconds} s ÷ demandes, aujourd’hui ; l’objectif est {target}",
  },
  fromRecording: "D’un enregistrement",
  hidden: "masqué",
  free: "{count|number} libre{{s}}",
  noneFree: "aucun libre",
  agents: "{count|number} {{|agent|||d’agents|agents}}",
  waiting: "{count|number} en attente",
  assign: {
    agents: "Affecter des agents",
    settings: "Affecter des réglages",
    agentsTitle: "Affecter des agents à {count|number} segment{{s}}",
    settingsTitle: "Affecter des réglages à {count|number} segment{{s}}",
    verb: "Affecter",
    who: "Agents",
    how: "Ce que deviennent les équipes",
    ways: { add: "Rejoignent l’équipe", replace: "Prennent sa place", leave: "Quittent l’équipe" },
    nobody: "Choisissez au moins un agent",
    settingsHow: "Seuls les réglages cochés changent ; tout le reste demeure tel que chaque segment l’a.",
    nothing: "Cochez au moins un réglage",
    set: "Changer {field}",
    how2: "Ils sont modifiés un par un, toutes les demi-secondes. Vous pouvez arrêter à tout moment ; ce qui est déjà modifié le reste.",
    stale: "Quelqu’un l’a modifié au même moment",
    refused: "Quelque chose enfreint une règle de ce segment",
  },
} satisfies NamespaceSegmentsTranslation;

export default fr_segments;
