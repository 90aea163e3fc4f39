import type { BaseTranslation } from "../../i18n-types";
import { agentFormExports } from "./agent-form-exports";
import { calendars } from "./calendars";
import { recordingsSettings } from "./recordings-settings";
import { contacts } from "./contacts";
import { departments } from "./departments";
import { formsAndSurveys } from "./forms";

const en_records = {
  letterPreview: {
    title: "Preview",
    show: "Show the preview",
    again: "Show it as it is now",
    subject: "Subject: {subject}",
    variables: "Variables: {names}",
    wrong: "Some variables cannot be filled in. Write them as two braces around a name.",
  },
  rows: {
    up: "Move {name} up",
    down: "Move {name} down",
    remove: "Remove {name}",
    moved: "{name} is now number {number:number}",
    most: "No more than {most:number}",
    none: "None yet",
    colon: ": ",
  },
  ...formsAndSurveys,
  departments,
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
    hints: {
      label: "What agents see",
      name: "What webhooks and integrations call it: letters, digits, - and _",
    },
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
      identifier: "Lowercase letters, with single dashes between them",
      description: "What the topic is about, in a sentence: the more exact, the better it is found",
    },
    faults: {
      identifier: {
        pattern: "Use lowercase letters, with single dashes between them",
        taken: "Another topic has this identifier",
      },
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
      link: {
        pattern: "Enter an address that begins with http:// or https://",
        taken: "This link is there already",
      },
    },
    choices: {},
  },
  contacts,
  recordingsSettings,
  integrations: {
    title: "Integrations",
    search: "Search in integrations",
    empty: {
      title: "No integrations yet",
      text: "An integration is a site that carries the widget, or a system that works with the platform. Make the first one for the site where your customers call.",
    },
    create: "New integration",
    edit: "Edit integration {name}",
    remove: "Delete integration {name}",
    removeText: "What goes by its name or its hosts no longer finds it. Calls that came from there stay.",
    removed: "Integration {name} deleted",
    fields: {
      name: "Name",
      kind: "Kind",
      hosts: "Allowed hosts",
      segments: "Segments",
      enabled: "Enabled",
      description: "Description",
    },
    hints: {
      hosts:
        "Such as shop.example or *.shop.example; Enter or a comma ends each. None at all means anywhere.",
      segments: "What customers can choose there. None at all means every visible segment.",
      enabled: "A disabled integration is kept, and answers nobody",
    },
    faults: {
      name: { taken: "Another integration has this name" },
      hosts: { pattern: "Use names such as shop.example, without https:// and without a path" },
    },
    choices: {
      kind: {
        website: "Website",
        wordpress: "WordPress",
        shopify: "Shopify",
        magento: "Magento",
        prestashop: "PrestaShop",
        phone: "Phone SDK",
        backend: "Backend",
      },
    },
  },
  notifications: {
    title: "Notifications",
    search: "Search in notifications",
    empty: {
      title: "No notifications yet",
      text: "Tell your agents what is new: at once, or at a moment that you choose.",
    },
    create: "New notification",
    edit: "Edit notification {name}",
    fields: { title: "Title", message: "Message", publishAt: "Publish", sentAt: "Sent", viewedBy: "Read by" },
    hints: { publishAt: "A moment that is past, or none, means at once" },
    told: { sent: "{name} sent it", viewed: "{name} read it" },
    faults: {},
    choices: {},
  },
  ideas: {
    title: "Feedback",
    search: "Search in feedback",
    empty: {
      title: "No feedback yet",
      text: "Say what you miss in this console, what stands in your way, or what you like.",
    },
    create: "New feedback",
    edit: "Edit feedback {name}",
    remove: "Delete feedback {name}",
    removeText: "Nobody sees it in the list any more.",
    removed: "Feedback {name} deleted",
    fields: { title: "In a few words", kind: "What it is", text: "Why", state: "What becomes of it" },
    hints: { text: "What you were doing, and what would help" },
    faults: {},
    choices: {
      kind: { idea: "Idea", trouble: "Trouble", praise: "Praise" },
      state: { open: "Open", planned: "Planned", done: "Done", declined: "Declined" },
    },
  },
  agentFormExports,
  ...calendars,
} satisfies BaseTranslation;

export default en_records;
