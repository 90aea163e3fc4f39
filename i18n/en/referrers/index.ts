import type { BaseTranslation } from "../../i18n-types";

const en_referrers = {
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
} satisfies BaseTranslation;

export default en_referrers;
