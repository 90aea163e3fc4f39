import type { BaseTranslation } from "../../i18n-types";

const en_apiKeys = {
  title: "API keys",
  search: "Search in API keys",

  columns: {
    name: "Name",
    prefix: "Starts with",
    privilege: "Privilege",
    usedAt: "Last used",
    createdAt: "Created",
    actions: "Actions",
  },
  explained: {
    prefix: "First characters of the key, to recognize it. The key itself is not stored.",
    usedAt: "Last request with this key, to the minute",
  },
  unused: "never used",
  never: "never",
  by: "{day}, by {name}",
  byPlatform: "{day}, by the platform",
  create: "New API key",
  rename: "Rename “{name}”",
  revoke: "Revoke “{name}”",
  revokeVerb: "Revoke API key",
  revoked: "{name} revoked",
  changes: { removed: "Revoked by {name}" },
  keep: "Keep it",
  revokeText: "Systems that use this key lose access immediately. This cannot be undone.",
  lastUsed: "Last used on {moment}.",
  neverUsed: "Never used.",
  nameHint: "System that uses the key, such as a data warehouse",
  privilegeHint:
    "Defines what the key can do. Choose the lowest sufficient privilege; it cannot exceed your own.",
  faults: {
    name: "Enter a name",
    privilege: "Choose a privilege",
    gone: "This privilege no longer exists",
    moreThanYours: "This privilege exceeds yours. Choose a lower one.",
  },
  made: {
    title: "API key “{name}”",
    once: "The key is shown only once. Copy it now and store it where only the system can read it.",
    key: "API key",
    copy: "Copy API key",
    how: "The system sends it with each request in the X-Api-Key header.",
    kept: "I’ve saved the key",
    missing: "Confirm that you’ve saved the key: it is not shown again.",
  },
  empty: {
    title: "No API keys yet",
    text: "An API key lets another system read data from this account or send calls to it. Add the first one to connect a system.",
  },
} satisfies BaseTranslation;

export default en_apiKeys;
