// Generated from openapi/source by `npm run generate`. Do not edit.

/** The records whose history is told though no description is of them, by the name of their schema. */
export const RECOUNTED = {
  "Account": {
    "one": "Account",
    "history": "/accounts/{id}/configuration/history",
    "partial": true,
    "event": "account",
    "names": [],
    "members": [
      "supervision",
      "configuration"
    ],
    "references": {},
    "secrets": []
  },
  "User": {
    "one": "User",
    "history": "/users/{id}/history",
    "partial": false,
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
    "history": "/privileges/{id}/history",
    "partial": false,
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
    "history": "/security/ip-restrictions/{id}/history",
    "partial": false,
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
  "ApiKey": {
    "one": "ApiKey",
    "history": "/api-keys/{id}/history",
    "partial": false,
    "event": "api-key",
    "names": [
      "name"
    ],
    "members": [
      "name",
      "prefix",
      "privilege"
    ],
    "references": {},
    "secrets": []
  },
  "Webhook": {
    "one": "Webhook",
    "history": "/webhooks/{id}/history",
    "partial": false,
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
    "history": "/secrets/{id}/history",
    "partial": false,
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
    "history": "/branches/{id}/history",
    "partial": false,
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
  },
  "Poc": {
    "one": "Poc",
    "history": "/pocs/{id}/history",
    "partial": false,
    "event": "poc",
    "names": [
      "label"
    ],
    "members": [
      "branch",
      "label",
      "internalId",
      "integrationId",
      "enrolledAt"
    ],
    "references": {
      "branch": "Branch"
    },
    "secrets": []
  },
  "Widget": {
    "one": "Widget",
    "history": "/widget/{id}/history",
    "partial": false,
    "event": "widget",
    "names": [],
    "members": [
      "settings"
    ],
    "references": {},
    "secrets": []
  },
  "Upload": {
    "one": "Upload",
    "history": "/uploads/{id}/history",
    "partial": false,
    "event": "upload",
    "names": [
      "name"
    ],
    "members": [
      "name",
      "extension",
      "size"
    ],
    "references": {},
    "secrets": []
  }
} as const;
