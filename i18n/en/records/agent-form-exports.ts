/** Texts of agent-form exports. */
export const agentFormExports = {
  title: "Agent-form exports",
  search: "Search in exports",
  empty: {
    title: "No exports yet",
    text: "An export defines which submissions of agent forms go into a file: by form, segment, agent and day. Add an export, then create its file whenever you need it.",
  },
  create: "New export",
  edit: "Edit export “{name}”",
  remove: "Delete export “{name}”",
  removeText: "Submissions and saved files are kept.",
  removed: "Export “{name}” deleted",
  fields: {
    name: "Name",
    description: "Description",
    forms: "Forms",
    segments: "Segments",
    agents: "Agents",
    from: "Submissions from",
    until: "Submissions until",
  },
  hints: {
    name: "Used as the file name",
    forms: "None selected: all agent forms",
    segments: "None selected: all segments",
    agents: "None selected: all agents",
    from: "First day. Not set: from the first submission",
    until: "Last day. Not set: until the file is created",
  },
  faults: {
    name: { taken: "Another export has this name" },
    until: { "below-min": "The last day is before the first day" },
  },
  choices: {},
} as const;
