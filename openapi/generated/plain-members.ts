// Generated from openapi/source by `npm run generate`. Do not edit.

/** Members of bodies that a recording may contain, by name, with their allowed types and words. `inside`: nested members, each by its own name. Other members are removed. */
export const PLAIN_MEMBERS: Readonly<Record<string, { readonly as: readonly ("number" | "boolean" | "inside")[]; readonly words?: readonly string[] }>> = {
  "$in": {
    "as": [
      "inside"
    ]
  },
  "abandonedPercent": {
    "as": [
      "number"
    ]
  },
  "abilities": {
    "as": [
      "inside"
    ],
    "words": [
      "abandon-reasons.read",
      "abandon-reasons.write",
      "account.read",
      "account.write",
      "administrators.write",
      "agent-form-exports.read",
      "agent-form-exports.write",
      "ai-topics.read",
      "ai-topics.write",
      "api-keys.read",
      "api-keys.write",
      "appointments.read",
      "appointments.write",
      "assign",
      "audit.read",
      "availabilities.read",
      "availabilities.write",
      "branches.read",
      "branches.write",
      "business.write",
      "calls.read",
      "calls.supervise",
      "connections.read",
      "contacts.read",
      "contacts.write",
      "custom-emails.read",
      "custom-emails.write",
      "disable",
      "edit",
      "events.read",
      "events.write",
      "forms.read",
      "forms.write",
      "grant",
      "ideas.read",
      "ideas.write",
      "insights.read",
      "integrations.read",
      "integrations.write",
      "ip-restrictions.read",
      "ip-restrictions.write",
      "mails.read",
      "monitor.read",
      "notifications.read",
      "notifications.write",
      "privileges.read",
      "privileges.write",
      "recordings-settings.read",
      "recordings-settings.write",
      "recordings.read",
      "recordings.review",
      "recordings.write",
      "referrers.read",
      "referrers.write",
      "remove",
      "replay.read",
      "segments.read",
      "segments.write",
      "services.read",
      "services.write",
      "sso.read",
      "sso.write",
      "surveys.read",
      "surveys.write",
      "tags.read",
      "tags.write",
      "uploads.read",
      "uploads.write",
      "users.read",
      "users.write",
      "webhooks.read",
      "webhooks.write",
      "working-hours.read",
      "working-hours.write"
    ]
  },
  "absent": {
    "as": [
      "inside"
    ]
  },
  "accepted": {
    "as": [
      "number"
    ]
  },
  "account": {
    "as": [
      "inside"
    ]
  },
  "accountKey": {
    "as": [
      "inside"
    ]
  },
  "acdModel": {
    "as": [],
    "words": [
      "circular",
      "default"
    ]
  },
  "activated": {
    "as": [
      "boolean"
    ]
  },
  "after": {
    "as": [
      "inside"
    ]
  },
  "agent": {
    "as": [
      "inside"
    ]
  },
  "agentForm": {
    "as": [
      "inside"
    ]
  },
  "agents": {
    "as": [
      "inside"
    ]
  },
  "agreement": {
    "as": [
      "boolean"
    ]
  },
  "answerWithinSeconds": {
    "as": [
      "number"
    ]
  },
  "answeredIn": {
    "as": [
      "number"
    ]
  },
  "answers": {
    "as": [
      "inside"
    ]
  },
  "apiKey": {
    "as": [
      "inside"
    ]
  },
  "assigned": {
    "as": [
      "number"
    ]
  },
  "assignments": {
    "as": [
      "inside"
    ]
  },
  "attempt": {
    "as": [
      "number"
    ]
  },
  "attributes": {
    "as": [
      "inside"
    ]
  },
  "audioBitsPerSecond": {
    "as": [
      "number"
    ]
  },
  "authnRequestBinding": {
    "as": [],
    "words": [
      "HTTP-POST",
      "HTTP-Redirect"
    ]
  },
  "author": {
    "as": [
      "inside"
    ]
  },
  "automatic": {
    "as": [
      "boolean"
    ]
  },
  "automaticRecording": {
    "as": [
      "boolean"
    ]
  },
  "automaticSelection": {
    "as": [
      "number",
      "boolean"
    ]
  },
  "automaticUpload": {
    "as": [
      "boolean"
    ]
  },
  "availability": {
    "as": [
      "inside"
    ]
  },
  "available": {
    "as": [
      "number"
    ]
  },
  "averageHandleTime": {
    "as": [
      "number"
    ]
  },
  "backupCodes": {
    "as": [
      "inside"
    ]
  },
  "backupCodesLeft": {
    "as": [
      "number"
    ]
  },
  "bandSeconds": {
    "as": [
      "number"
    ]
  },
  "baseForm": {
    "as": [
      "inside"
    ]
  },
  "bath": {
    "as": [
      "number"
    ]
  },
  "before": {
    "as": [
      "inside"
    ]
  },
  "beta": {
    "as": [
      "boolean"
    ]
  },
  "block": {
    "as": [
      "inside"
    ]
  },
  "blockedDates": {
    "as": [
      "inside"
    ]
  },
  "blocking": {
    "as": [
      "inside"
    ]
  },
  "branch": {
    "as": [
      "inside"
    ]
  },
  "break": {
    "as": [
      "number"
    ]
  },
  "breaks": {
    "as": [
      "inside"
    ]
  },
  "busy": {
    "as": [
      "number"
    ]
  },
  "by": {
    "as": [
      "inside"
    ]
  },
  "bytesMax": {
    "as": [
      "number"
    ]
  },
  "calls": {
    "as": [
      "number"
    ]
  },
  "campaignConsent": {
    "as": [
      "boolean"
    ]
  },
  "campaigns": {
    "as": [
      "inside"
    ]
  },
  "captchaProvider": {
    "as": [],
    "words": [
      "hcaptcha",
      "none",
      "recaptcha",
      "recaptcha-enterprise",
      "turnstile"
    ]
  },
  "captchaSecret": {
    "as": [
      "inside"
    ]
  },
  "cert": {
    "as": [
      "inside"
    ]
  },
  "change": {
    "as": [
      "inside"
    ]
  },
  "changes": {
    "as": [
      "inside"
    ]
  },
  "channel": {
    "as": [
      "inside"
    ],
    "words": [
      "audio",
      "video"
    ]
  },
  "channels": {
    "as": [
      "inside"
    ],
    "words": [
      "audio",
      "video"
    ]
  },
  "checks": {
    "as": [
      "inside"
    ]
  },
  "code": {
    "as": [],
    "words": [
      "accepted",
      "answers",
      "answers-with-error",
      "confirmed",
      "expired",
      "expires-soon",
      "invalid",
      "live-traffic",
      "malformed",
      "missing",
      "no-answer",
      "not-tried",
      "not-yet-valid",
      "other-issuer",
      "our-own",
      "present",
      "refused",
      "refused-address",
      "reserved-type",
      "sha1",
      "strong",
      "unknown-member",
      "unsigned",
      "valid",
      "wrong-certificate",
      "wrong-url"
    ]
  },
  "cold": {
    "as": [
      "boolean"
    ]
  },
  "colors": {
    "as": [
      "inside"
    ]
  },
  "columns": {
    "as": [
      "inside"
    ]
  },
  "comments": {
    "as": [
      "number"
    ]
  },
  "complete": {
    "as": [
      "boolean"
    ]
  },
  "conditions": {
    "as": [
      "inside"
    ]
  },
  "configuration": {
    "as": [
      "inside"
    ]
  },
  "confirm": {
    "as": [
      "boolean"
    ]
  },
  "connected": {
    "as": [
      "number",
      "boolean"
    ]
  },
  "contactForm": {
    "as": [
      "inside"
    ]
  },
  "contactPreference": {
    "as": [],
    "words": [
      "email",
      "message",
      "phone",
      "video"
    ]
  },
  "contentType": {
    "as": [],
    "words": [
      "application/json",
      "application/x-www-form-urlencoded",
      "application/xml",
      "text/plain"
    ]
  },
  "context": {
    "as": [
      "inside"
    ]
  },
  "count": {
    "as": [
      "number"
    ]
  },
  "createdBy": {
    "as": [
      "inside"
    ]
  },
  "credentials": {
    "as": [
      "inside"
    ]
  },
  "current": {
    "as": [
      "boolean",
      "inside"
    ]
  },
  "customer": {
    "as": [
      "inside"
    ]
  },
  "customerForm": {
    "as": [
      "inside"
    ]
  },
  "data": {
    "as": [
      "inside"
    ]
  },
  "days": {
    "as": [
      "number",
      "inside"
    ]
  },
  "declined": {
    "as": [
      "number"
    ]
  },
  "default": {
    "as": [
      "boolean"
    ]
  },
  "defaultChannel": {
    "as": [],
    "words": [
      "audio",
      "video"
    ]
  },
  "definitions": {
    "as": [
      "inside"
    ]
  },
  "deleteBackup": {
    "as": [
      "boolean"
    ]
  },
  "digestAlgorithm": {
    "as": [],
    "words": [
      "sha1",
      "sha256",
      "sha512"
    ]
  },
  "disabled": {
    "as": [
      "boolean"
    ]
  },
  "disconnections": {
    "as": [
      "inside"
    ]
  },
  "dismissIncoming": {
    "as": [
      "boolean"
    ]
  },
  "dismissals": {
    "as": [
      "number"
    ]
  },
  "duplicates": {
    "as": [
      "number"
    ]
  },
  "duration": {
    "as": [
      "number"
    ]
  },
  "emailTemplates": {
    "as": [
      "inside"
    ]
  },
  "employees": {
    "as": [
      "number"
    ]
  },
  "employer": {
    "as": [
      "inside"
    ]
  },
  "enabled": {
    "as": [
      "number",
      "boolean"
    ]
  },
  "ended": {
    "as": [
      "number"
    ]
  },
  "endedBy": {
    "as": [],
    "words": [
      "customer",
      "network",
      "platform",
      "size",
      "system",
      "time",
      "user"
    ]
  },
  "errors": {
    "as": [
      "inside"
    ]
  },
  "event": {
    "as": [],
    "words": [
      "agent-form-received",
      "ai-appointments",
      "ai-calls",
      "appointment-canceled",
      "appointment-created",
      "appointment-reminder",
      "call-created",
      "comment-created",
      "form-created",
      "form-edited",
      "form-received",
      "form-removed",
      "qms-notify",
      "queue-abandoned",
      "queue-created",
      "recording-approved",
      "recording-created",
      "recording-deleted",
      "recording-rejected",
      "segment-created",
      "segment-edited",
      "segment-removed",
      "survey-received",
      "user-connected",
      "user-created",
      "user-disconnected",
      "user-edited",
      "user-removed"
    ]
  },
  "events": {
    "as": [
      "number",
      "inside"
    ],
    "words": [
      "agent-form-received",
      "ai-appointments",
      "ai-calls",
      "appointment-canceled",
      "appointment-created",
      "appointment-reminder",
      "call-created",
      "comment-created",
      "form-created",
      "form-edited",
      "form-received",
      "form-removed",
      "qms-notify",
      "queue-abandoned",
      "queue-created",
      "recording-approved",
      "recording-created",
      "recording-deleted",
      "recording-rejected",
      "segment-created",
      "segment-edited",
      "segment-removed",
      "survey-received",
      "user-connected",
      "user-created",
      "user-disconnected",
      "user-edited",
      "user-removed"
    ]
  },
  "expected": {
    "as": [
      "number"
    ]
  },
  "extraData": {
    "as": [
      "inside"
    ]
  },
  "failed": {
    "as": [
      "number"
    ]
  },
  "fault": {
    "as": [],
    "words": [
      "kind",
      "missing",
      "nothing",
      "packing",
      "storage"
    ]
  },
  "features": {
    "as": [
      "inside"
    ]
  },
  "fields": {
    "as": [
      "inside"
    ]
  },
  "fileExtensions": {
    "as": [
      "inside"
    ]
  },
  "filters": {
    "as": [
      "inside"
    ]
  },
  "forceAuthn": {
    "as": [
      "boolean"
    ]
  },
  "form": {
    "as": [
      "inside"
    ]
  },
  "forms": {
    "as": [
      "inside"
    ]
  },
  "fresh": {
    "as": [
      "boolean"
    ]
  },
  "gender": {
    "as": [],
    "words": [
      "female",
      "male",
      "other"
    ]
  },
  "going": {
    "as": [
      "inside"
    ]
  },
  "gracePeriod": {
    "as": [
      "number"
    ]
  },
  "group": {
    "as": [
      "inside"
    ]
  },
  "groupBy": {
    "as": [
      "inside"
    ],
    "words": [
      "agent",
      "channel",
      "day",
      "device",
      "hourOfDay",
      "location",
      "origin",
      "outcome",
      "reason",
      "segment",
      "sentiment",
      "survey",
      "tag",
      "topic",
      "waitBand",
      "weekday"
    ]
  },
  "handled": {
    "as": [
      "number"
    ]
  },
  "hasFile": {
    "as": [
      "boolean"
    ]
  },
  "head": {
    "as": [
      "number"
    ]
  },
  "headers": {
    "as": [
      "inside"
    ]
  },
  "here": {
    "as": [
      "number"
    ]
  },
  "hidden": {
    "as": [
      "inside"
    ],
    "words": [
      "link",
      "pin"
    ]
  },
  "history": {
    "as": [
      "inside"
    ]
  },
  "holders": {
    "as": [
      "inside"
    ]
  },
  "hosts": {
    "as": [
      "inside"
    ]
  },
  "hot": {
    "as": [
      "boolean"
    ]
  },
  "hours": {
    "as": [
      "number"
    ]
  },
  "imported": {
    "as": [
      "boolean"
    ]
  },
  "inCalls": {
    "as": [
      "number"
    ]
  },
  "index": {
    "as": [
      "number"
    ]
  },
  "integration": {
    "as": [
      "inside"
    ]
  },
  "interval": {
    "as": [],
    "words": [
      "day",
      "hour",
      "month",
      "quarter",
      "week"
    ]
  },
  "intervals": {
    "as": [
      "inside"
    ]
  },
  "isElsewhere": {
    "as": [
      "boolean"
    ]
  },
  "kept": {
    "as": [
      "inside"
    ]
  },
  "keys": {
    "as": [
      "boolean"
    ]
  },
  "kind": {
    "as": [
      "number"
    ],
    "words": [
      "activated",
      "activation",
      "agent-form",
      "agents-absent",
      "api-key-created",
      "appointment-canceled",
      "appointment-created",
      "appointment-reminder",
      "appointment-rescheduled",
      "backend",
      "backup-codes-renewed",
      "codes-closed",
      "demo",
      "email-changed",
      "form",
      "idea",
      "live",
      "magento",
      "password-changed",
      "phone",
      "praise",
      "prestashop",
      "principal-changed",
      "recording",
      "reset",
      "shopify",
      "sso-changed",
      "survey",
      "trouble",
      "two-factor-off",
      "two-factor-on",
      "website",
      "wordpress"
    ]
  },
  "lang": {
    "as": [],
    "words": [
      "en",
      "es",
      "fr"
    ]
  },
  "language": {
    "as": [],
    "words": [
      "en",
      "es",
      "fr"
    ]
  },
  "last": {
    "as": [
      "inside"
    ]
  },
  "lastCall": {
    "as": [
      "number",
      "inside"
    ]
  },
  "lastConnection": {
    "as": [
      "number",
      "inside"
    ]
  },
  "lastDelivery": {
    "as": [
      "inside"
    ]
  },
  "lastTest": {
    "as": [
      "inside"
    ]
  },
  "late": {
    "as": [
      "number"
    ]
  },
  "lateInBlockSegment": {
    "as": [
      "number"
    ]
  },
  "leadStatus": {
    "as": [],
    "words": [
      "contacted",
      "lost",
      "new",
      "qualified",
      "won"
    ]
  },
  "left": {
    "as": [
      "number"
    ]
  },
  "leftOut": {
    "as": [
      "number"
    ]
  },
  "level": {
    "as": [
      "number"
    ]
  },
  "limit": {
    "as": [
      "number"
    ]
  },
  "logoSize": {
    "as": [
      "number"
    ]
  },
  "longestWaitSeconds": {
    "as": [
      "number"
    ]
  },
  "losing": {
    "as": [
      "inside"
    ]
  },
  "mandatoryTags": {
    "as": [
      "boolean"
    ]
  },
  "maritalStatus": {
    "as": [],
    "words": [
      "divorced",
      "married",
      "single",
      "widowed"
    ]
  },
  "maxResponseSeconds": {
    "as": [
      "number"
    ]
  },
  "maximumToSchedule": {
    "as": [
      "number"
    ]
  },
  "maxlength": {
    "as": [
      "number"
    ]
  },
  "meal": {
    "as": [
      "number"
    ]
  },
  "measure": {
    "as": [],
    "words": [
      "abandonRate",
      "averageHandleTime",
      "averageSpeedOfAnswer",
      "currentWait",
      "longestWait",
      "serviceLevel",
      "waiting"
    ]
  },
  "measures": {
    "as": [
      "inside"
    ],
    "words": [
      "abandonRate",
      "abandoned",
      "answered",
      "averageAbandonWait",
      "averageHandleTime",
      "averageSpeedOfAnswer",
      "averageWait",
      "contactServiceTime",
      "contactServiceTimeMedian",
      "contactWait",
      "contactWaitMedian",
      "contacts",
      "dismissed",
      "hangRate",
      "late",
      "longestWait",
      "negativeShare",
      "offered",
      "positiveShare",
      "qualityScore",
      "serviceLevel",
      "serviceLevelAnswered",
      "serviceLevelContacts",
      "serviceLevelLeft",
      "serviceLevelNoShort",
      "shortAbandoned",
      "timeouts",
      "transferRate",
      "transferred"
    ]
  },
  "media": {
    "as": [],
    "words": [
      "audio/mp4",
      "audio/mpeg",
      "audio/ogg",
      "audio/wav",
      "audio/webm",
      "video/mp4",
      "video/webm"
    ]
  },
  "meeting": {
    "as": [
      "number"
    ]
  },
  "method": {
    "as": [],
    "words": [
      "PATCH",
      "POST",
      "PUT"
    ]
  },
  "minimumToSchedule": {
    "as": [
      "number"
    ]
  },
  "minlength": {
    "as": [
      "number"
    ]
  },
  "missed": {
    "as": [
      "number"
    ]
  },
  "month": {
    "as": [
      "inside"
    ]
  },
  "name": {
    "as": [],
    "words": [
      "audio",
      "certificate",
      "entryPoint",
      "issuer",
      "signature",
      "testSignIn",
      "video"
    ]
  },
  "named": {
    "as": [
      "inside"
    ]
  },
  "names": {
    "as": [
      "inside"
    ]
  },
  "notes": {
    "as": [
      "inside"
    ],
    "words": [
      "no-certificate-now-valid",
      "several-certificates",
      "several-providers",
      "wants-signed-requests"
    ]
  },
  "notificationEnabled": {
    "as": [
      "number",
      "boolean"
    ]
  },
  "now": {
    "as": [
      "inside"
    ]
  },
  "occupancy": {
    "as": [
      "number"
    ]
  },
  "of": {
    "as": [
      "number"
    ]
  },
  "offered": {
    "as": [
      "inside"
    ]
  },
  "offers": {
    "as": [
      "number",
      "boolean"
    ]
  },
  "offset": {
    "as": [
      "number"
    ]
  },
  "oidc": {
    "as": [
      "boolean"
    ]
  },
  "operator": {
    "as": [],
    "words": [
      "absent",
      "begins-with",
      "contains",
      "greater",
      "is",
      "is-not",
      "less",
      "present"
    ]
  },
  "options": {
    "as": [
      "inside"
    ]
  },
  "origin": {
    "as": [],
    "words": [
      "calendar",
      "ivr",
      "link",
      "poc",
      "widget"
    ]
  },
  "outcome": {
    "as": [
      "inside"
    ],
    "words": [
      "abandoned",
      "accepted",
      "algorithm",
      "answered",
      "assigned",
      "bound-otherwise",
      "discarded",
      "dismissed",
      "doctype",
      "encrypted",
      "expired",
      "failed",
      "in-call",
      "lost",
      "markup",
      "name-id",
      "not-asked-again",
      "not-enabled",
      "not-xml",
      "not-yet-valid",
      "replayed",
      "signature",
      "status",
      "structure",
      "timeout",
      "too-large",
      "transferred",
      "unknown-request",
      "unknown-user",
      "valid",
      "waiting",
      "wrong-audience",
      "wrong-destination",
      "wrong-issuer",
      "wrong-recipient"
    ]
  },
  "over": {
    "as": [
      "inside"
    ]
  },
  "owner": {
    "as": [
      "inside"
    ]
  },
  "paragraphs": {
    "as": [
      "inside"
    ]
  },
  "parameters": {
    "as": [
      "inside"
    ]
  },
  "part": {
    "as": [],
    "words": [
      "api",
      "live",
      "storage"
    ]
  },
  "parts": {
    "as": [
      "inside"
    ]
  },
  "password": {
    "as": [
      "inside"
    ]
  },
  "permissions": {
    "as": [
      "inside"
    ],
    "words": [
      "abandon-reasons.read",
      "abandon-reasons.write",
      "account.read",
      "account.write",
      "administrators.write",
      "agent-form-exports.read",
      "agent-form-exports.write",
      "ai-topics.read",
      "ai-topics.write",
      "api-keys.read",
      "api-keys.write",
      "appointments.read",
      "appointments.write",
      "audit.read",
      "availabilities.read",
      "availabilities.write",
      "branches.read",
      "branches.write",
      "business.write",
      "calls.read",
      "calls.supervise",
      "connections.read",
      "contacts.read",
      "contacts.write",
      "custom-emails.read",
      "custom-emails.write",
      "events.read",
      "events.write",
      "forms.read",
      "forms.write",
      "ideas.read",
      "ideas.write",
      "insights.read",
      "integrations.read",
      "integrations.write",
      "ip-restrictions.read",
      "ip-restrictions.write",
      "mails.read",
      "monitor.read",
      "notifications.read",
      "notifications.write",
      "privileges.read",
      "privileges.write",
      "recordings-settings.read",
      "recordings-settings.write",
      "recordings.read",
      "recordings.review",
      "recordings.write",
      "referrers.read",
      "referrers.write",
      "replay.read",
      "segments.read",
      "segments.write",
      "services.read",
      "services.write",
      "sso.read",
      "sso.write",
      "surveys.read",
      "surveys.write",
      "tags.read",
      "tags.write",
      "uploads.read",
      "uploads.write",
      "users.read",
      "users.write",
      "webhooks.read",
      "webhooks.write",
      "working-hours.read",
      "working-hours.write"
    ]
  },
  "person": {
    "as": [
      "inside"
    ]
  },
  "place": {
    "as": [
      "number"
    ]
  },
  "pocs": {
    "as": [
      "inside"
    ]
  },
  "port": {
    "as": [
      "number"
    ]
  },
  "principal": {
    "as": [
      "inside"
    ]
  },
  "priority": {
    "as": [
      "number"
    ]
  },
  "privilege": {
    "as": [
      "inside"
    ]
  },
  "privileges": {
    "as": [
      "inside"
    ],
    "words": [
      "admin",
      "agent",
      "agent-recording",
      "principal",
      "recording-reviewer",
      "supervisor"
    ]
  },
  "progress": {
    "as": [
      "number"
    ]
  },
  "protocol": {
    "as": [],
    "words": [
      "http",
      "https"
    ]
  },
  "provider": {
    "as": [
      "number"
    ],
    "words": [
      "azure",
      "ftp",
      "gcp",
      "own",
      "s3"
    ]
  },
  "quality": {
    "as": [
      "number"
    ]
  },
  "questions": {
    "as": [
      "boolean",
      "inside"
    ]
  },
  "rang": {
    "as": [
      "number"
    ]
  },
  "range": {
    "as": [
      "inside"
    ]
  },
  "rate": {
    "as": [
      "number"
    ]
  },
  "readonly": {
    "as": [
      "boolean"
    ]
  },
  "reason": {
    "as": [
      "inside"
    ],
    "words": [
      "address",
      "another-kind",
      "answer",
      "client disconnect",
      "credentials",
      "empty",
      "full",
      "host-key",
      "issuer",
      "lost",
      "ping timeout",
      "place",
      "region",
      "role",
      "server disconnect",
      "silent",
      "transport close",
      "unreadable"
    ]
  },
  "received": {
    "as": [
      "number"
    ]
  },
  "recording": {
    "as": [
      "inside"
    ]
  },
  "recordingMode": {
    "as": [],
    "words": [
      "automatic",
      "manual"
    ]
  },
  "recordingSetting": {
    "as": [
      "inside"
    ]
  },
  "records": {
    "as": [
      "inside"
    ]
  },
  "refused": {
    "as": [
      "inside"
    ]
  },
  "rejectionReason": {
    "as": [],
    "words": [
      "card-data",
      "no-consent",
      "other",
      "poor-audio",
      "wrong-customer"
    ]
  },
  "remember": {
    "as": [
      "boolean"
    ]
  },
  "reminders": {
    "as": [
      "inside"
    ]
  },
  "replaced": {
    "as": [
      "inside"
    ]
  },
  "request": {
    "as": [
      "inside"
    ]
  },
  "requestLocation": {
    "as": [
      "boolean"
    ]
  },
  "required": {
    "as": [
      "boolean"
    ]
  },
  "response": {
    "as": [
      "inside"
    ]
  },
  "restricted": {
    "as": [
      "boolean"
    ]
  },
  "restrictedCalls": {
    "as": [
      "number"
    ]
  },
  "restrictedPeriod": {
    "as": [],
    "words": [
      "day",
      "hour",
      "month",
      "week"
    ]
  },
  "result": {
    "as": [],
    "words": [
      "answered",
      "block",
      "declined",
      "few",
      "missed",
      "ringing",
      "spread",
      "target",
      "withdrawn"
    ]
  },
  "reviewedBy": {
    "as": [
      "inside"
    ]
  },
  "rows": {
    "as": [
      "number",
      "inside"
    ]
  },
  "scale": {
    "as": [],
    "words": [
      "ces",
      "csat",
      "nps"
    ]
  },
  "score": {
    "as": [
      "number"
    ]
  },
  "scores": {
    "as": [
      "inside"
    ]
  },
  "secondsLeft": {
    "as": [
      "number"
    ]
  },
  "secret": {
    "as": [
      "inside"
    ]
  },
  "secretKey": {
    "as": [
      "inside"
    ]
  },
  "secrets": {
    "as": [
      "inside"
    ]
  },
  "seen": {
    "as": [
      "inside"
    ]
  },
  "segment": {
    "as": [
      "inside"
    ]
  },
  "segmentFilter": {
    "as": [],
    "words": [
      "all",
      "available",
      "connected"
    ]
  },
  "segments": {
    "as": [
      "inside"
    ]
  },
  "sendsMail": {
    "as": [
      "boolean"
    ]
  },
  "sentiment": {
    "as": [
      "inside"
    ],
    "words": [
      "negative",
      "neutral",
      "positive"
    ]
  },
  "served": {
    "as": [
      "number"
    ]
  },
  "service": {
    "as": [
      "inside"
    ]
  },
  "serviceLevelPercent": {
    "as": [
      "number"
    ]
  },
  "serviceProvider": {
    "as": [
      "inside"
    ]
  },
  "setBy": {
    "as": [
      "inside"
    ]
  },
  "setting": {
    "as": [
      "inside"
    ]
  },
  "settings": {
    "as": [
      "inside"
    ]
  },
  "shared": {
    "as": [
      "boolean"
    ]
  },
  "shortSeconds": {
    "as": [
      "number"
    ]
  },
  "showAgentFullName": {
    "as": [
      "boolean"
    ]
  },
  "showRecordingStatus": {
    "as": [
      "boolean"
    ]
  },
  "signatureAlgorithm": {
    "as": [],
    "words": [
      "sha1",
      "sha256",
      "sha512"
    ]
  },
  "size": {
    "as": [
      "number"
    ]
  },
  "skip": {
    "as": [
      "number"
    ]
  },
  "slots": {
    "as": [
      "inside"
    ]
  },
  "source": {
    "as": [],
    "words": [
      "calls",
      "event",
      "resend",
      "test",
      "totals"
    ]
  },
  "spread": {
    "as": [
      "inside"
    ]
  },
  "ssh": {
    "as": [
      "boolean"
    ]
  },
  "ssl": {
    "as": [
      "boolean"
    ]
  },
  "staff": {
    "as": [
      "inside"
    ]
  },
  "state": {
    "as": [],
    "words": [
      "another-name",
      "declined",
      "delivered",
      "done",
      "down",
      "expired",
      "failed",
      "kept",
      "loaded",
      "loading",
      "none",
      "not-public",
      "open",
      "operating",
      "passed",
      "pending",
      "planned",
      "processing",
      "ready",
      "receiving",
      "retrying",
      "secure",
      "sent",
      "slow",
      "stopped",
      "unknown-name",
      "unreachable",
      "untrusted",
      "uploaded",
      "waiting",
      "warning",
      "without"
    ]
  },
  "states": {
    "as": [
      "boolean",
      "inside"
    ]
  },
  "status": {
    "as": [
      "number"
    ],
    "words": [
      "acd",
      "approved",
      "attended",
      "available",
      "bath",
      "break",
      "busy",
      "canceled",
      "deleted",
      "disconnected",
      "failed",
      "in-call",
      "meal",
      "meeting",
      "occupying",
      "online",
      "pending",
      "processing",
      "recording",
      "rejected",
      "releasing",
      "rescheduled",
      "team-meeting",
      "training"
    ]
  },
  "statusCode": {
    "as": [
      "number"
    ]
  },
  "statusLimits": {
    "as": [
      "inside"
    ]
  },
  "statuses": {
    "as": [
      "inside"
    ]
  },
  "steps": {
    "as": [
      "inside"
    ]
  },
  "storable": {
    "as": [
      "boolean"
    ]
  },
  "storage": {
    "as": [
      "number"
    ],
    "words": [
      "cloud",
      "local"
    ]
  },
  "strategy": {
    "as": [],
    "words": [
      "local"
    ]
  },
  "submittedForm": {
    "as": [
      "inside"
    ]
  },
  "subscribers": {
    "as": [
      "inside"
    ]
  },
  "sums": {
    "as": [
      "inside"
    ]
  },
  "supervision": {
    "as": [
      "inside"
    ]
  },
  "survey": {
    "as": [
      "inside"
    ]
  },
  "surveyAnswers": {
    "as": [
      "inside"
    ]
  },
  "surveyForm": {
    "as": [
      "inside"
    ]
  },
  "surveyScore": {
    "as": [
      "number"
    ]
  },
  "surveys": {
    "as": [
      "inside"
    ]
  },
  "tags": {
    "as": [
      "inside"
    ]
  },
  "taken": {
    "as": [
      "boolean"
    ]
  },
  "taking": {
    "as": [
      "number"
    ]
  },
  "target": {
    "as": [
      "number"
    ]
  },
  "targets": {
    "as": [
      "inside"
    ]
  },
  "team-meeting": {
    "as": [
      "number"
    ]
  },
  "template": {
    "as": [],
    "words": [
      "appointment-canceled",
      "appointment-created",
      "appointment-reminder",
      "appointment-rescheduled"
    ]
  },
  "termsAccepted": {
    "as": [
      "boolean"
    ]
  },
  "threshold": {
    "as": [
      "number"
    ]
  },
  "timeouts": {
    "as": [
      "number"
    ]
  },
  "tls": {
    "as": [
      "boolean"
    ]
  },
  "to": {
    "as": [],
    "words": [
      "evening",
      "morning",
      "peak",
      "start"
    ]
  },
  "took": {
    "as": [
      "number"
    ]
  },
  "topics": {
    "as": [
      "inside"
    ]
  },
  "total": {
    "as": [
      "number"
    ]
  },
  "tracks": {
    "as": [
      "number"
    ]
  },
  "training": {
    "as": [
      "number"
    ]
  },
  "transferredAgent": {
    "as": [
      "inside"
    ]
  },
  "transferredSegment": {
    "as": [
      "inside"
    ]
  },
  "transfers": {
    "as": [
      "number"
    ]
  },
  "tries": {
    "as": [
      "number"
    ]
  },
  "type": {
    "as": [],
    "words": [
      "/problems/address-not-allowed",
      "/problems/already-activated",
      "/problems/attempt-limit",
      "/problems/call-over",
      "/problems/call-unanswered",
      "/problems/conflict",
      "/problems/forbidden",
      "/problems/link-expired",
      "/problems/link-unknown",
      "/problems/malformed",
      "/problems/method-not-allowed",
      "/problems/no-subscription",
      "/problems/no-such-range",
      "/problems/not-found",
      "/problems/not-in-plan",
      "/problems/password-policy",
      "/problems/pin-wrong",
      "/problems/plan-limit",
      "/problems/poc-connected",
      "/problems/poc-taken",
      "/problems/proof-needed",
      "/problems/reset-active",
      "/problems/session-expired",
      "/problems/stale-version",
      "/problems/supervision-off",
      "/problems/terms-not-accepted",
      "/problems/too-large",
      "/problems/too-many-links",
      "/problems/too-many-requests",
      "/problems/two-factor-expired",
      "/problems/two-factor-needed",
      "/problems/two-factor-wrong",
      "/problems/unauthorized",
      "/problems/unavailable",
      "/problems/unexpected",
      "/problems/unprocessable",
      "/problems/unsupported-media-type",
      "/problems/version-needed",
      "/problems/weak-password",
      "/problems/would-lock-out",
      "/problems/wrong-credentials",
      "ces",
      "checkbox",
      "classic",
      "color",
      "company",
      "csat",
      "date",
      "email",
      "event",
      "hidden",
      "multiselect",
      "nps",
      "number",
      "password",
      "person",
      "radio",
      "range",
      "saml",
      "select",
      "tel",
      "text",
      "textarea",
      "time",
      "url"
    ]
  },
  "under": {
    "as": [
      "inside"
    ]
  },
  "unit": {
    "as": [],
    "words": [
      "count",
      "milliseconds",
      "percent",
      "points",
      "score"
    ]
  },
  "unknown": {
    "as": [
      "inside"
    ]
  },
  "upload": {
    "as": [
      "inside"
    ]
  },
  "used": {
    "as": [
      "number"
    ]
  },
  "user": {
    "as": [
      "inside"
    ]
  },
  "users": {
    "as": [
      "inside"
    ]
  },
  "usual": {
    "as": [
      "number"
    ]
  },
  "value": {
    "as": [
      "inside"
    ]
  },
  "valueWithout": {
    "as": [
      "number"
    ]
  },
  "values": {
    "as": [
      "inside"
    ]
  },
  "variables": {
    "as": [
      "inside"
    ]
  },
  "verifySsl": {
    "as": [
      "boolean"
    ]
  },
  "version": {
    "as": [
      "number"
    ]
  },
  "videoBitsPerSecond": {
    "as": [
      "number"
    ]
  },
  "videoHeight": {
    "as": [
      "number"
    ]
  },
  "videoWidth": {
    "as": [
      "number"
    ]
  },
  "viewedBy": {
    "as": [
      "inside"
    ]
  },
  "virtualBackgrounds": {
    "as": [
      "inside"
    ]
  },
  "visibility": {
    "as": [
      "number"
    ],
    "words": [
      "hidden",
      "visible"
    ]
  },
  "waited": {
    "as": [
      "number"
    ]
  },
  "waiting": {
    "as": [
      "number"
    ]
  },
  "wantAssertionsSigned": {
    "as": [
      "boolean"
    ]
  },
  "wantAuthnResponseSigned": {
    "as": [
      "boolean"
    ]
  },
  "was": {
    "as": [
      "inside"
    ]
  },
  "webhook": {
    "as": [
      "inside"
    ]
  },
  "webhooks": {
    "as": [
      "inside"
    ]
  },
  "what": {
    "as": [],
    "words": [
      "agents",
      "arrivals",
      "backup-codes-renewed",
      "created",
      "edited",
      "handle-time",
      "missed",
      "names-recorded",
      "reminded",
      "removed",
      "sent",
      "sign-in-locked",
      "sso-identity-removed",
      "two-factor-disabled",
      "two-factor-enabled",
      "viewed"
    ]
  },
  "withinSeconds": {
    "as": [
      "number"
    ]
  },
  "words": {
    "as": [
      "inside"
    ]
  },
  "worst": {
    "as": [
      "inside"
    ]
  }
};
