// Generated from openapi/source by `npm run generate`. Do not edit.

/** Records with a history, but without a resource definition, by the name of their schema. */
export const RECOUNTED = {
  "Account": {
    "one": "Account",
    "within": "Account",
    "history": "/accounts/{id}/configuration/history",
    "partial": true,
    "event": "account",
    "subject": "account",
    "also": [
      "names-recorded"
    ],
    "names": [],
    "members": [
      "supervision",
      "configuration"
    ],
    "references": {},
    "secrets": []
  },
  "Business": {
    "one": "Business",
    "within": "Account",
    "history": "/accounts/{id}/business/history",
    "partial": true,
    "event": "account",
    "subject": "account",
    "also": [],
    "names": [],
    "members": [
      "name",
      "language",
      "taxId",
      "address",
      "country",
      "principal"
    ],
    "references": {
      "principal": "User"
    },
    "secrets": []
  },
  "Sso": {
    "one": "Sso",
    "within": "Account",
    "history": "/accounts/{id}/sso/history",
    "partial": true,
    "event": "sso",
    "subject": "account",
    "also": [],
    "names": [],
    "members": [
      "type",
      "enabled",
      "cert",
      "entryPoint",
      "issuer",
      "wantAuthnResponseSigned",
      "wantAssertionsSigned",
      "signatureAlgorithm",
      "digestAlgorithm",
      "forceAuthn",
      "authnRequestBinding",
      "identifierFormat"
    ],
    "references": {},
    "secrets": []
  },
  "User": {
    "one": "User",
    "within": "User",
    "history": "/users/{id}/history",
    "partial": false,
    "event": "user",
    "subject": "user",
    "also": [
      "two-factor-enabled",
      "two-factor-disabled",
      "backup-codes-renewed",
      "sso-identity-removed",
      "sign-in-locked"
    ],
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
    "within": "PrivilegeRecord",
    "history": "/privileges/{id}/history",
    "partial": false,
    "event": "privilege",
    "subject": "privilege",
    "also": [],
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
    "within": "IpRestriction",
    "history": "/security/ip-restrictions/{id}/history",
    "partial": false,
    "event": "ip-restriction",
    "subject": "ip-restriction",
    "also": [],
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
    "within": "ApiKey",
    "history": "/api-keys/{id}/history",
    "partial": false,
    "event": "api-key",
    "subject": "api-key",
    "also": [],
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
    "within": "Webhook",
    "history": "/webhooks/{id}/history",
    "partial": false,
    "event": "webhook",
    "subject": "webhook",
    "also": [],
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
    "within": "Secret",
    "history": "/secrets/{id}/history",
    "partial": false,
    "event": "secret",
    "subject": "secret",
    "also": [],
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
    "within": "Branch",
    "history": "/branches/{id}/history",
    "partial": false,
    "event": "branch",
    "subject": "branch",
    "also": [],
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
    "within": "Poc",
    "history": "/pocs/{id}/history",
    "partial": false,
    "event": "poc",
    "subject": "poc",
    "also": [],
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
    "within": "Widget",
    "history": "/widget/{id}/history",
    "partial": false,
    "event": "widget",
    "subject": "widget",
    "also": [],
    "names": [],
    "members": [
      "settings"
    ],
    "references": {},
    "secrets": []
  },
  "Upload": {
    "one": "Upload",
    "within": "Upload",
    "history": "/uploads/{id}/history",
    "partial": false,
    "event": "upload",
    "subject": "upload",
    "also": [],
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
  },
  "Recording": {
    "one": "Recording",
    "within": "Recording",
    "history": "/recordings/{id}/history",
    "partial": false,
    "event": "recording",
    "subject": "recording",
    "also": [],
    "names": [],
    "members": [
      "status",
      "call",
      "agent",
      "segment",
      "setting",
      "media",
      "size",
      "startedAt",
      "endedAt",
      "duration",
      "endedBy",
      "hot",
      "cold",
      "upload",
      "reason",
      "rejectionReason",
      "rejectionNote",
      "reviewedBy",
      "reviewedAt"
    ],
    "references": {
      "agent": "User",
      "segment": "Segment",
      "setting": "RecordingSetting",
      "reviewedBy": "User"
    },
    "secrets": []
  }
} as const;
