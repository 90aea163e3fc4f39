// Generated from openapi/source/resources by `npm run generate`. Do not edit.

/** Who may do what with the resources. */
export const RESOURCE_ROWS = {
  "listAbandonReasons": {
    "permission": "abandon-reasons.read",
    "keys": true
  },
  "readAbandonReason": {
    "permission": "abandon-reasons.read",
    "keys": true
  },
  "createAbandonReason": {
    "permission": "abandon-reasons.write"
  },
  "changeAbandonReason": {
    "permission": "abandon-reasons.write"
  },
  "removeAbandonReason": {
    "permission": "abandon-reasons.write"
  },
  "listAiTopics": {
    "permission": "ai-topics.read",
    "keys": true
  },
  "readAiTopic": {
    "permission": "ai-topics.read",
    "keys": true
  },
  "createAiTopic": {
    "permission": "ai-topics.write"
  },
  "changeAiTopic": {
    "permission": "ai-topics.write"
  },
  "removeAiTopic": {
    "permission": "ai-topics.write"
  },
  "listContacts": {
    "permission": "contacts.read",
    "keys": true
  },
  "readContact": {
    "permission": "contacts.read",
    "keys": true
  },
  "createContact": {
    "permission": "contacts.write"
  },
  "changeContact": {
    "permission": "contacts.write"
  },
  "removeContact": {
    "permission": "contacts.write"
  },
  "listNotifications": {
    "permission": "notifications.read",
    "keys": true
  },
  "readNotification": {
    "permission": "notifications.read",
    "keys": true
  },
  "createNotification": {
    "permission": "notifications.write"
  },
  "changeNotification": {
    "permission": "notifications.write"
  },
  "listReferrers": {
    "permission": "referrers.read",
    "keys": true
  },
  "readReferrer": {
    "permission": "referrers.read",
    "keys": true
  },
  "createReferrer": {
    "permission": "referrers.write"
  },
  "changeReferrer": {
    "permission": "referrers.write"
  },
  "removeReferrer": {
    "permission": "referrers.write"
  },
  "listSecrets": {
    "permission": "secrets.read",
    "keys": true
  },
  "readSecret": {
    "permission": "secrets.read",
    "keys": true
  },
  "createSecret": {
    "permission": "secrets.write"
  },
  "changeSecret": {
    "permission": "secrets.write"
  },
  "removeSecret": {
    "permission": "secrets.write"
  },
  "listTags": {
    "permission": "tags.read",
    "keys": true
  },
  "readTag": {
    "permission": "tags.read",
    "keys": true
  },
  "createTag": {
    "permission": "tags.write"
  },
  "changeTag": {
    "permission": "tags.write"
  },
  "removeTag": {
    "permission": "tags.write"
  }
} as const;

/** What people hold of these, from those whom every privilege is to those who administrate. */
export const RESOURCE_HOLDERS = {
  "everybody": [],
  "supervisors": [
    "abandon-reasons.read",
    "ai-topics.read",
    "contacts.read",
    "notifications.read",
    "referrers.read",
    "tags.read",
    "contacts.write"
  ],
  "administrators": [
    "secrets.read",
    "abandon-reasons.write",
    "ai-topics.write",
    "notifications.write",
    "referrers.write",
    "secrets.write",
    "tags.write"
  ]
} as const;
