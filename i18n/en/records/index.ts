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
    show: "Show preview",
    again: "Refresh preview",
    subject: "Subject: {subject}",
    variables: "Variables: {names}",
    wrong: "Some variables are unknown. Write each as a known name in two braces.",
  },
  rows: {
    up: "Move {name} up",
    down: "Move {name} down",
    remove: "Remove {name}",
    moved: "{name} moved to position {number:number}",
    most: "Maximum {most:number}",
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
      text: "Agents tag calls by topic, so that you can find and count them. Add your first tag.",
    },
    create: "New tag",
    edit: "Edit tag “{name}”",
    remove: "Delete tag “{name}”",
    removeText: "Agents can no longer choose it. Calls that already have it keep it.",
    removed: "Tag “{name}” deleted",
    fields: { label: "Label", name: "Name", description: "Description" },
    hints: {
      label: "Shown to agents",
      name: "ID used by webhooks and integrations: letters, digits, - and _",
    },
    faults: {
      name: {
        pattern: "Use letters, digits, - and _. Start with a letter or digit.",
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
      text: "Customers who leave before an agent answers can choose a reason. Add your first reason.",
    },
    create: "New abandon reason",
    edit: "Edit reason “{name}”",
    remove: "Delete reason “{name}”",
    removeText: "Customers can no longer choose it. Calls that already have it keep it.",
    removed: "Reason “{name}” deleted",
    fields: { label: "Label", name: "Name", visibility: "Visibility" },
    hints: {
      label: "Shown to customers",
      name: "ID used by webhooks and integrations: letters, digits, - and _",
      visibility: "Hidden: customers cannot choose it, but integrations can still use it",
    },
    faults: {
      name: {
        pattern: "Use letters, digits, - and _. Start with a letter or digit.",
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
      text: "AI finds topics in call transcripts. Add the first topic that you want to track.",
    },
    create: "New AI topic",
    edit: "Edit topic “{name}”",
    remove: "Delete topic “{name}”",
    removeText: "New calls are no longer searched for it. Calls where it was found keep it.",
    removed: "Topic “{name}” deleted",
    fields: { label: "Label", identifier: "Identifier", description: "Description" },
    hints: {
      identifier: "Lowercase letters, with single dashes between words, such as late-delivery",
      description: "Describe the topic in one sentence. A precise description gives better results.",
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
      text: "A link is the address of a web page from which customers call. Add one to see the calls from that page on their own.",
    },
    create: "New link",
    edit: "Edit link “{name}”",
    remove: "Delete link “{name}”",
    removeText: "Past calls from this page keep the link.",
    removed: "Link “{name}” deleted",
    fields: { link: "Link" },
    hints: { link: "URL of a page. Starts with http:// or https://" },
    faults: {
      link: {
        pattern: "Enter a URL that starts with http:// or https://",
        taken: "This link already exists",
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
      text: "An integration is a site with the widget, or a system connected to the platform. Add the first one for the site your customers call from.",
    },
    create: "New integration",
    edit: "Edit integration “{name}”",
    remove: "Delete integration “{name}”",
    removeText: "Sites and systems that use its name or hosts stop working with it. Past calls are kept.",
    removed: "Integration “{name}” deleted",
    fields: {
      name: "Name",
      kind: "Type",
      hosts: "Allowed hosts",
      segments: "Segments",
      enabled: "Enabled",
      description: "Description",
    },
    hints: {
      hosts: "Such as shop.example or *.shop.example; press Enter or comma after each. None: any host.",
      segments: "Segments that customers can choose. None: all visible segments.",
      enabled: "A disabled integration is kept, but takes no calls",
    },
    faults: {
      name: { taken: "Another integration has this name" },
      hosts: { pattern: "Use names such as shop.example, without https:// or a path" },
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
      text: "Send news to your agents, immediately or at a time that you choose. Add your first notification.",
    },
    create: "New notification",
    edit: "Edit notification “{name}”",
    fields: {
      title: "Title",
      message: "Message",
      publishAt: "Publish at",
      sentAt: "Sent",
      viewedBy: "Read by",
    },
    hints: { publishAt: "Not set or in the past: sent immediately" },
    changes: { sent: "Sent by {name}", viewed: "Read by {name}" },
    faults: {},
    choices: {},
  },
  ideas: {
    title: "Feedback",
    search: "Search in feedback",
    empty: {
      title: "No feedback yet",
      text: "Share your ideas, problems and praise for this console. Add your first feedback.",
    },
    create: "New feedback",
    edit: "Edit feedback “{name}”",
    remove: "Delete feedback “{name}”",
    removeText: "It is removed from the list for all users.",
    removed: "Feedback “{name}” deleted",
    fields: { title: "Summary", kind: "Type", text: "Description", state: "Status" },
    hints: { text: "Describe your task and a solution that would help" },
    faults: {},
    choices: {
      kind: { idea: "Idea", trouble: "Problem", praise: "Praise" },
      state: { open: "Open", planned: "Planned", done: "Done", declined: "Declined" },
    },
  },
  agentFormExports,
  ...calendars,
} satisfies BaseTranslation;

export default en_records;
