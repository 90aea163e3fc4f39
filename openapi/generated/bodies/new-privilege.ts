// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewPrivilege. */
export const NewPrivilegeBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name",
    "label",
    "level",
    "permissions"
  ],
  "properties": {
    "name": {
      "type": "string",
      "pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
      "minLength": 2,
      "maxLength": 40
    },
    "label": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S"
    },
    "level": {
      "type": "integer",
      "minimum": 1,
      "maximum": 5
    },
    "permissions": {
      "type": "array",
      "maxItems": 100,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "enum": [
          "account.read",
          "account.write",
          "business.write",
          "administrators.write",
          "privileges.read",
          "privileges.write",
          "users.read",
          "users.write",
          "connections.read",
          "ip-restrictions.read",
          "ip-restrictions.write",
          "api-keys.read",
          "api-keys.write",
          "sso.read",
          "sso.write",
          "mails.read",
          "branches.read",
          "branches.write",
          "webhooks.read",
          "webhooks.write",
          "calls.read",
          "calls.supervise",
          "insights.read",
          "monitor.read",
          "replay.read",
          "events.read",
          "events.write",
          "audit.read",
          "uploads.read",
          "uploads.write",
          "recordings.read",
          "recordings.review",
          "recordings.write",
          "abandon-reasons.read",
          "abandon-reasons.write",
          "agent-form-exports.read",
          "agent-form-exports.write",
          "ai-topics.read",
          "ai-topics.write",
          "appointments.read",
          "appointments.write",
          "availabilities.read",
          "availabilities.write",
          "contacts.read",
          "contacts.write",
          "custom-emails.read",
          "custom-emails.write",
          "forms.read",
          "forms.write",
          "ideas.read",
          "ideas.write",
          "integrations.read",
          "integrations.write",
          "notifications.read",
          "notifications.write",
          "recordings-settings.read",
          "recordings-settings.write",
          "referrers.read",
          "referrers.write",
          "segments.read",
          "segments.write",
          "services.read",
          "services.write",
          "surveys.read",
          "surveys.write",
          "tags.read",
          "tags.write",
          "working-hours.read",
          "working-hours.write"
        ]
      }
    }
  }
};
