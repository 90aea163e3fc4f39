// Generated from CHANGELOG.md by `npm run generate`. Do not edit.

import type { BaseTranslation } from "../../i18n-types";

const en_changelog = {
  entries: {
    keys: { title: "Lists by keyboard", text: "Press J and K to move through a list, Enter to open a row, E to edit it, F to add a filter and C to create a record. Press ? for all shortcuts." },
    connections: { title: "All connections in one list", text: "See when users connected and disconnected, and why. Search and filter the list, save views and export it." },
    feedback: { title: "Shared feedback", text: "Report what you miss or like under Account, Feedback, and follow the status of each entry." },
    bulk: { title: "Bulk changes", text: "Select rows, a page or all results, then edit or delete them one by one. Stop at any time, and see the result of each." },
    history: { title: "History of each record", text: "See changes with their time and author, view the record at any moment, and restore it." },
    views: { title: "Saved views and exports", text: "Save filters, columns and order as a view, for yourself or for all users, and export the list as XLSX or CSV. The menu opens your views from every page." },
    webhooks: { title: "Webhook logs", text: "See each attempt with its request and response. Test a webhook, send a delivery again, or copy it as cURL." },
    appointments: { title: "Services and appointments", text: "Set times and agents for appointments. Move, reassign and close appointments in their list." },
    palette: { title: "Search from anywhere", text: "Press Ctrl K, or ⌘ K, to search pages, records and actions. Recent ones come first." },
    help: { title: "Help beside every page", text: "Press H to open the help for the current page. Search it, and resize it as you like." },
    records: { title: "Tags, abandon reasons, AI topics and links", text: "Create, edit and delete them in lists with search, sorting and filters." },
    monitor: { title: "The live monitor", text: "See waiting customers, calls in progress and available agents, in real time." },
  },
} satisfies BaseTranslation;

export default en_changelog;
