// Generated from openapi/source by `npm run generate`. Do not edit.

/** The records whose history is told though no description is of them, by the name of their schema. */
export const RECOUNTED = {
  "User": {
    "one": "User",
    "path": "/users",
    "event": "user",
    "names": [
      "firstname",
      "lastname"
    ],
    "members": [
      "firstname",
      "lastname",
      "email",
      "username",
      "lang",
      "level",
      "privilege",
      "segments",
      "availability",
      "disabled",
      "activated",
      "principal",
      "imported"
    ],
    "references": {
      "segments": "Segment"
    },
    "secrets": [
      "password"
    ]
  },
  "PrivilegeRecord": {
    "one": "PrivilegeRecord",
    "path": "/privileges",
    "event": "privilege",
    "names": [
      "label"
    ],
    "members": [
      "name",
      "label",
      "level",
      "permissions"
    ],
    "references": {},
    "secrets": []
  },
  "IpRestriction": {
    "one": "IpRestriction",
    "path": "/security/ip-restrictions",
    "event": "ip-restriction",
    "names": [
      "range"
    ],
    "members": [
      "range",
      "description",
      "users"
    ],
    "references": {
      "users": "User"
    },
    "secrets": []
  },
  "Webhook": {
    "one": "Webhook",
    "path": "/webhooks",
    "event": "webhook",
    "names": [
      "name"
    ],
    "members": [
      "name",
      "enabled",
      "method",
      "url",
      "headers",
      "parameters",
      "conditions",
      "verifySsl",
      "events",
      "template",
      "contentType",
      "secrets",
      "goneAt"
    ],
    "references": {
      "secrets": "Secret"
    },
    "secrets": []
  },
  "Secret": {
    "one": "Secret",
    "path": "/secrets",
    "event": "secret",
    "names": [
      "name"
    ],
    "members": [
      "name",
      "webhooks",
      "oldUntil"
    ],
    "references": {
      "webhooks": "Webhook"
    },
    "secrets": []
  },
  "Branch": {
    "one": "Branch",
    "path": "/branches",
    "event": "branch",
    "names": [
      "label"
    ],
    "members": [
      "label",
      "name",
      "integrationId",
      "address",
      "segments"
    ],
    "references": {
      "segments": "Segment"
    },
    "secrets": []
  }
} as const;
