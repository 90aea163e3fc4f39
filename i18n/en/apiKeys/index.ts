import type { BaseTranslation } from "../../i18n-types";

const en_apiKeys = {
  title: "API keys",
  search: "Search in API keys",
  loading: "Loading the API keys",
  slow: "Still loading. The platform is slower than usual.",
  failed: "The API keys did not load",
  filtered: "No API keys match",
  columns: {
    name: "Name",
    prefix: "Begins with",
    privilege: "Privilege",
    usedAt: "Last used",
    createdAt: "Created",
    actions: "Actions",
  },
  explained: {
    prefix: "The first characters of the key, to tell it by; the key itself is not kept",
    usedAt: "When a system last asked with this key, to the minute",
  },
  unused: "never used",
  never: "never",
  by: "{day}, by {name}",
  byPlatform: "{day}, by the platform",
  create: "New API key",
  rename: "Rename {name}",
  revoke: "Revoke {name}",
  revokeVerb: "Revoke API key",
  revoked: "{name} revoked",
  told: { removed: "{name} revoked it" },
  keep: "Keep it",
  revokeText:
    "Systems that speak with this key are refused from their next request on. This cannot be undone.",
  lastUsed: "It was last used on {moment}.",
  neverUsed: "It has never been used.",
  nameHint: "Which system uses it, such as the data warehouse",
  privilegeHint: "What the system may do. Choose the least that is enough; it cannot hold more than you do.",
  faults: {
    name: "Enter a name",
    privilege: "Choose a privilege",
    gone: "This privilege is not there any more",
    moreThanYours: "This privilege holds more than your own does. Choose a lesser one.",
  },
  made: {
    title: "API key {name}",
    once: "This is the only time that the key is shown. Copy it now and keep it where only the system reads it.",
    key: "The API key",
    copy: "Copy the API key",
    how: "The system sends it with each request, in the header X-Api-Key.",
    kept: "I have kept the key",
    missing: "Tick this once you have kept the key: it is not shown again.",
  },
  empty: {
    title: "No API keys yet",
    text: "A key lets another system read from this account, or feed calls into it, without anybody signing in.",
  },
} satisfies BaseTranslation;

export default en_apiKeys;
