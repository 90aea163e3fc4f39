import type { BaseTranslation } from "../../i18n-types";

const en_abandonReasons = {
  title: "Abandon reasons",
  search: "Search in reasons",
  empty: {
    title: "No abandon reasons yet",
    text: "Customers who leave before anybody answers can say why. Make the first reason that they may choose.",
  },
  create: "New abandon reason",
  edit: "Edit reason {name}",
  remove: "Delete reason {name}",
  removeText: "Customers can no longer choose it. Calls that have it keep it.",
  removed: "Reason {name} deleted",
  fields: { label: "Label", name: "Name", visibility: "Visibility" },
  hints: {
    label: "What customers read",
    name: "What webhooks and integrations call it: letters, digits, - and _",
    visibility: "A hidden reason is still used where an integration names it",
  },
  faults: {
    name: {
      pattern: "Use letters, digits, - and _, and begin with a letter or a digit",
      taken: "Another reason has this name",
    },
  },
  choices: {
    visibility: { visible: "Visible", hidden: "Hidden" },
  },
} satisfies BaseTranslation;

export default en_abandonReasons;
