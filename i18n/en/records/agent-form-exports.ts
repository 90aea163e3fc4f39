/** What is said of the exports of agent forms. */
export const agentFormExports = {
  title: "Agent-form exports",
  search: "Search in exports",
  empty: {
    title: "No exports yet",
    text: "An export says which forms of agents go into a file: by form, segment, agent and day. Make it once, and take the file whenever you need it.",
  },
  create: "New export",
  edit: "Edit export {name}",
  remove: "Delete export {name}",
  removeText: "What agents filled in stays, and so do the files that were saved.",
  removed: "Export {name} deleted",
  fields: {
    name: "Name",
    description: "Description",
    forms: "Forms",
    segments: "Segments",
    agents: "Agents",
    from: "First day",
    until: "Last day",
  },
  hints: {
    name: "What its files are called",
    forms: "None: every form that agents fill in",
    segments: "None: all of them",
    agents: "None: all of them",
    from: "None: from the first submission on",
    until: "None: up to the moment of the export",
  },
  faults: {
    name: { taken: "Another export has this name" },
    until: { "below-min": "The last day is before the first" },
  },
  choices: {},
} as const;
