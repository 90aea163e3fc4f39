/** Texts of agent-form exports. */
export const agentFormExports = {
  title: "Exports de formulaires d’agents",
  search: "Chercher dans les exports",
  empty: {
    title: "Pas encore d’export",
    text: "Un export définit les formulaires d’agents d’un fichier : par formulaire, segment, agent et jour. Créez-en un, puis téléchargez son fichier quand vous voulez.",
  },
  create: "Nouvel export",
  edit: "Modifier l’export {name}",
  remove: "Supprimer l’export {name}",
  removeText: "Les réponses et les fichiers enregistrés sont conservés.",
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
    name: "Utilisé comme nom de fichier",
    forms: "Aucun : tous les formulaires d’agents",
    segments: "Aucun : tous les segments",
    agents: "Aucun : tous les agents",
    from: "Non défini : depuis la première réponse",
    until: "Non défini : jusqu’au moment de l’export",
  },
  faults: {
    name: { taken: "Un autre export porte ce nom" },
    until: { "below-min": "Le dernier jour précède le premier" },
  },
  choices: {},
} as const;
