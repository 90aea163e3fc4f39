/** What is said of the exports of agent forms. */
export const agentFormExports = {
  title: "Exports de formulaires d’agents",
  search: "Chercher dans les exports",
  empty: {
    title: "Pas encore d’export",
    text: "Un export dit quels formulaires d’agents vont dans un fichier : par formulaire, segment, agent et jour. Créez-le une fois, et prenez le fichier quand vous en avez besoin.",
  },
  create: "Nouvel export",
  edit: "Modifier l’export {name}",
  remove: "Supprimer l’export {name}",
  removeText: "Ce que les agents ont rempli reste, et les fichiers enregistrés aussi.",
  removed: "Export {name} supprimé",
  fields: {
    name: "Nom",
    description: "Description",
    forms: "Formulaires",
    segments: "Segments",
    agents: "Agents",
    from: "Premier jour",
    until: "Dernier jour",
  },
  hints: {
    name: "Le nom de ses fichiers",
    forms: "Aucun : tous ceux que remplissent les agents",
    segments: "Aucun : tous",
    agents: "Aucun : tous",
    from: "Aucun : depuis la première réponse",
    until: "Aucun : jusqu’au moment de l’export",
  },
  faults: {
    name: { taken: "Un autre export porte ce nom" },
    until: { "below-min": "Le dernier jour est avant le premier" },
  },
  choices: {},
} as const;
