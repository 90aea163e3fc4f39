import type { BaseTranslation } from "../../i18n-types";

const en_aiTopics = {
  title: "AI topics",
  search: "Search in topics",
  empty: {
    title: "No AI topics yet",
    text: "A topic is looked for in the transcripts of calls. Make the first one that you want to hear of.",
  },
  create: "New AI topic",
  edit: "Edit topic {name}",
  remove: "Delete topic {name}",
  removeText: "It is no longer looked for. Calls in which it was found keep it.",
  removed: "Topic {name} deleted",
  fields: { label: "Label", identifier: "Identifier", description: "Description" },
  hints: {
    identifier: "Lowercase letters and dashes only",
    description: "What the topic is about, in a sentence: the more exact, the better it is found",
  },
  faults: {
    identifier: { pattern: "Use lowercase letters and dashes only", taken: "Another topic has this identifier" },
  },
  choices: {},
} satisfies BaseTranslation;

export default en_aiTopics;
