/** Texts of agent-form exports. */
export const agentFormExports = {
  title: "Exports de formulaires d’agent",
  search: "Rechercher dans les exports",
  empty: {
    title: "Pas encore d’exports",
    text: "Un export définit les réponses aux formulaires d’agent à inclure dans un fichier, par formulaire, segment, agent et jour. Ajoutez un export, puis créez son fichier quand vous le souhaitez.",
  },
  create: "Nouvel export",
  edit: "Modifier l’export « {name} »",
  remove: "Supprimer l’export « {name} »",
  removeText: "Les réponses et les fichiers enregistrés sont conservés.",
  removed: "Export « {name} » supprimé",
  fields: {
    name: "Nom",
    description: "Description",
    forms: "Formulaires",
    segments: "Segments",
    agents: "Agents",
    from: "Réponses à partir du",
    until: "Réponses jusqu’au",
  },
  hints: {
    name: "Utilisé comme nom de fichier",
    forms: "Sans sélection : tous les formulaires d’agent",
    segments: "Sans sélection : tous les segments",
    agents: "Sans sélection : tous les agents",
    from: "Premier jour. Non défini : depuis la première réponse",
    until: "Dernier jour. Non défini : jusqu’à la création du fichier",
  },
  faults: {
    name: { taken: "Un autre export porte ce nom" },
    until: { "below-min": "Le dernier jour précède le premier jour" },
  },
  choices: {},
} as const;
