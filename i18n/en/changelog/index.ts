import type { BaseTranslation } from "../../i18n-types";

const en_changelog = {
  entries: {
    palette: { title: "Search and jump from anywhere", text: "Ctrl K, or ⌘ K, opens a search over pages, records and actions. What you used lately comes first." },
    help: { title: "Help beside every page", text: "H opens the help for the page that you are on. It is searched, and keeps the size that you give it." },
    records: { title: "Tags, abandon reasons, AI topics and links", text: "They are made, changed and deleted in lists that search, sort and filter." },
    monitor: { title: "The live monitor", text: "Who waits, who talks and who is free, as it happens." },
  },
} satisfies BaseTranslation;

export default en_changelog;
