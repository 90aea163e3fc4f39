import type { BaseTranslation } from "../../i18n-types";

const en_changelog = {
  entries: {
    keys: { title: "Lists by keys", text: "J and K go through a list, Enter opens a row, E edits it, F adds a filter, C creates. Press ? for all keys." },
    connections: { title: "All connections in one list", text: "Beside the users: who connected and disconnected when, and why. Search it, narrow it, keep views of it and export it." },
    feedback: { title: "Feedback, read by everybody here", text: "Under your account you say what you miss or like, and see what becomes of it." },
    bulk: { title: "Many records at once", text: "Select rows, a page or all that match, then change or delete them one by one, with a stop and a result for each." },
    history: { title: "What became of each record", text: "Each has a history: what changed, when and by whom, how it stood at any moment, and the way back." },
    views: { title: "Views and exports of lists", text: "Keep filters, columns and order as a view, for yourself or for everybody, and export exactly what you see as XLSX or CSV. The menu leads to your views from everywhere." },
    webhooks: { title: "Webhooks you can look into", text: "Every try is kept with what was sent and answered. Test a webhook, send again, copy it as cURL." },
    appointments: { title: "Services and appointments", text: "Say when customers can come and to whom; move, reassign and close appointments where they are listed." },
    palette: { title: "Search and jump from anywhere", text: "Ctrl K, or ⌘ K, opens a search over pages, records and actions. What you used lately comes first." },
    help: { title: "Help beside every page", text: "H opens the help for the page that you are on. It is searched, and keeps the size that you give it." },
    records: { title: "Tags, abandon reasons, AI topics and links", text: "They are made, changed and deleted in lists that search, sort and filter." },
    monitor: { title: "The live monitor", text: "Who waits, who talks and who is free, as it happens." },
  },
} satisfies BaseTranslation;

export default en_changelog;
