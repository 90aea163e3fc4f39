// Generated from CHANGELOG.md by `npm run generate`. Do not edit.

import type { BaseTranslation } from "../../i18n-types";

const en_changelog = {
  entries: {
    keys: { title: "Lists by keyboard", text: "Press J and K to move through a list, Enter to open a row, E to edit it, F to add a filter and C to create. Press ? for all keys." },
    connections: { title: "All connections in one list", text: "See when users connected and disconnected, and why. Search and filter the list, save views and export it." },
    feedback: { title: "Feedback that everyone reads", text: "Say in your account what you miss or like, and see what becomes of it." },
    bulk: { title: "Bulk changes", text: "Select rows, a page or all matches, then change or delete them one by one. Stop at any time, and see the result of each." },
    history: { title: "History of each record", text: "See what changed, when and by whom, view the record at any moment, and restore it." },
    views: { title: "Saved views and exports", text: "Save filters, columns and order as a view, for yourself or for everyone, and export exactly what you see as XLSX or CSV. The menu opens your views from every page." },
    webhooks: { title: "Webhook logs", text: "Each attempt is kept with its request and its response. Test a webhook, send a delivery again, or copy it as cURL." },
    appointments: { title: "Services and appointments", text: "Set when customers can come and whom they meet. Move, reassign and close appointments in their list." },
    palette: { title: "Search from anywhere", text: "Press Ctrl K, or ⌘ K, to search pages, records and actions. Recent ones come first." },
    help: { title: "Help beside every page", text: "Press H to open the help for the current page. You can search it, and it keeps the size that you give it." },
    records: { title: "Tags, abandon reasons, AI topics and links", text: "Create, change and delete them in lists that search, sort and filter." },
    monitor: { title: "The live monitor", text: "See who is waiting, who is in a call and who is free, in real time." },
  },
} satisfies BaseTranslation;

export default en_changelog;
