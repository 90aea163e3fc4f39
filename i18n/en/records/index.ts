import type { BaseTranslation } from "../../i18n-types";

const en_records = {
  tags: {
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
  },
  abandonReasons: {
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
  },
  aiTopics: {
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
  },
  referrers: {
    title: "Links",
    search: "Search in links",
    empty: {
      title: "No links yet",
      text: "Keep the addresses of the pages from which customers call, to tell their calls apart.",
    },
    create: "New link",
    edit: "Edit link {name}",
    remove: "Delete link {name}",
    removeText: "Calls that came from there keep their address.",
    removed: "Link {name} deleted",
    fields: { link: "Link" },
    hints: { link: "The address of a page, with http:// or https://" },
    faults: {
      link: { pattern: "Enter an address that begins with http:// or https://", taken: "This link is there already" },
    },
    choices: {},
  },
} satisfies BaseTranslation;

export default en_records;
