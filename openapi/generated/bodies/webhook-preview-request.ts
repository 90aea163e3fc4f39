// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: WebhookPreviewRequest. */
export const WebhookPreviewRequestBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "event",
    "template"
  ],
  "properties": {
    "event": {
      "type": "string",
      "enum": [
        "queue-created",
        "queue-abandoned",
        "call-created",
        "user-connected",
        "user-disconnected",
        "user-created",
        "user-removed",
        "user-edited",
        "form-edited",
        "form-removed",
        "form-created",
        "form-received",
        "segment-created",
        "segment-removed",
        "segment-edited",
        "comment-created",
        "agent-form-received",
        "survey-received",
        "recording-created",
        "recording-approved",
        "recording-rejected",
        "recording-deleted",
        "appointment-created",
        "appointment-canceled",
        "appointment-reminder",
        "qms-notify",
        "ai-calls",
        "ai-appointments"
      ]
    },
    "template": {
      "type": "string",
      "maxLength": 16384,
      "x-exact": true
    },
    "contentType": {
      "type": "string",
      "enum": [
        "application/json",
        "application/xml",
        "application/x-www-form-urlencoded",
        "text/plain"
      ]
    }
  }
};
