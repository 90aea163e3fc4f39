import type { NamespaceSegmentsTranslation } from "../../i18n-types";

const fr_segments = {
  title: "Segments",
  table: "Segments",
  search: "Chercher dans les segments",
  columns: {
    name: "Nom",
    channels: "Canaux",
    agents: "Agents",
    waiting: "En attente",
    longestWait: "Plus longue attente",
    serviceLevel: "Niveau de service",
    visibility: "Visibilité",
    type: "Type",
    createdAt: "Créé",
  },
  explained: {
    agents: "L’équipe, et combien d’entre elle pourraient prendre un client maintenant",
    waiting: "Clients dans la file à qui personne n’a répondu",
    longestWait: "Depuis combien de temps attend le client arrivé le premier ; l’objectif est {target}",
    serviceLevel: "Réponses en moins de {seconds} s ÷ demandes, aujourd’hui ; l’objectif est {target}",
  },
  fields: { channels: "Canal", visibility: "Visibilité", type: "Type", imported: "Origine" },
  visibility: { visible: "Visible", hidden: "Masqué" },
  types: { classic: "Classique", event: "Événement" },
  imported: { yes: "D’un enregistrement", no: "Créé ici" },
  free: "{count|number} libre{{s}}",
  noneFree: "aucun libre",
  agents: "{count|number} {{|agent|||d’agents|agents}}",
  waiting: "{count|number} en attente",
  empty: {
    title: "Pas encore de segments",
    text: "Un segment mène l’appel d’un client aux bons agents. Il apparaît ici quand il est créé, ou quand un enregistrement le nomme.",
  },
} satisfies NamespaceSegmentsTranslation;

export default fr_segments;
