import type { BaseTranslation } from "../../i18n-types";

const en_subscriptions = {
  title: "Subscriptions",
  failed: "The plan did not load",
  users: "Users",
  used: "{used:number|number} of {limit:number|number}",
  megabytes: "{used:number|number} of {limit:number|number} MB",
  room: "{count:number|number} more {{user|users}} available",
  full: "User limit reached. Contact us to raise the limit.",
  unlimited: "No limit.",
  counts:
    "All agents and administrators created in the account count, including users who cannot sign in. Users from replay files do not count.",
  plan: "Plan features",
  feature: "Feature",
  limit: "Limit",
  state: "Status",
  included: "Included",
  missing: "Not included",
  noLimit: "No limit",
  contact: "Contact us to add a feature or raise a limit.",
  names: {
    users: "Users",
    CALENDAR: "Calendars",
    looker: "Custom reports",
    store_files: "Upload files",
    sso: "Single sign-on",
  },
  texts: {
    users: "Users of the account",
    CALENDAR: "Services with availabilities and appointments; the limit counts services",
    looker: "Reports that you build yourself",
    store_files: "Files stored in the account",
    sso: "Sign in through your company’s identity provider",
  },
} satisfies BaseTranslation;

export default en_subscriptions;
