import type { BaseTranslation } from "../../i18n-types";

const en_tags = {
  title: "Tags",
  search: "Search in tags",
  empty: {
    title: "No tags yet",
    text: "Agents put tags on calls, so that you can find and count what they were about.",
  },
  create: "New tag",
  edit: "Edit tag {name}",
  remove: "Delete tag {name}",
  removeText: "Agents can no longer choose it. Calls that have it keep it.",
  removed: "Tag {name} deleted",
  fields: { label: "Label", name: "Name", description: "Description" },
  hints: { label: "What agents see", name: "What webhooks and integrations call it: letters, digits, - and _" },
  faults: {
    name: {
      pattern: "Use letters, digits, - and _, and begin with a letter or a digit",
      taken: "Another tag has this name",
    },
  },
  choices: {},
} satisfies BaseTranslation;

export default en_tags;
