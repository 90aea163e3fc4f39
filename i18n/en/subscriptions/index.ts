import type { BaseTranslation } from "../../i18n-types";

const en_subscriptions = {
  title: "Subscriptions",
  failed: "The plan did not load",
  users: "Users",
  used: "{used:number|number} of {limit:number|number}",
  megabytes: "{used:number|number} of {limit:number|number} MB",
  room: "Room for {count:number|number} more {{user|users}}",
  full: "There is no room for another user: making one is refused. Contact us to raise the limit.",
  unlimited: "There is no limit.",
  counts:
    "Everybody whom the account made counts, agents and administrators, whether or not they can sign in. Whom only a recording named does not.",
  plan: "What the plan holds",
  feature: "Feature",
  limit: "Limit",
  state: "State",
  held: "In the plan",
  missing: "Not in the plan",
  noLimit: "No limit",
  contact: "Contact us to add a feature, or to raise a limit.",
  names: {
    users: "Users",
    CALENDAR: "Calendars",
    looker: "Custom reports",
    store_files: "Upload files",
    sso: "Single sign-on",
  },
  texts: {
    users: "People of the account",
    CALENDAR: "Services with their availabilities and appointments; the services count",
    looker: "Reports that you put together yourself",
    store_files: "Files that are kept with the account",
    sso: "Signing in through the identity provider of your company",
  },
} satisfies BaseTranslation;

export default en_subscriptions;
