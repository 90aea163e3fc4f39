// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewWebhook. */
export const NewWebhookBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name",
    "url",
    "events"
  ],
  "properties": {
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S"
    },
    "enabled": {
      "type": "boolean"
    },
    "method": {
      "type": "string",
      "enum": [
        "POST",
        "PUT",
        "PATCH"
      ]
    },
    "url": {
      "type": "string",
      "minLength": 8,
      "maxLength": 2048
    },
    "headers": {
      "type": "array",
      "maxItems": 20,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "value",
          "secret"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "pattern": "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"
          },
          "value": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "pattern": "^[\\x20-\\x7e]*$"
          },
          "secret": {
            "type": "boolean"
          }
        }
      }
    },
    "parameters": {
      "type": "array",
      "maxItems": 20,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "value"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100
          },
          "value": {
            "type": "string",
            "maxLength": 1000
          }
        }
      }
    },
    "conditions": {
      "type": "array",
      "maxItems": 10,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "member",
          "operator"
        ],
        "properties": {
          "member": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "^[A-Za-z0-9_-]+([.][A-Za-z0-9_-]+)*$"
          },
          "operator": {
            "type": "string",
            "enum": [
              "is",
              "is-not",
              "contains",
              "begins-with",
              "greater",
              "less",
              "present",
              "absent"
            ]
          },
          "value": {
            "type": "string",
            "maxLength": 500,
            "x-exact": true
          }
        }
      }
    },
    "verifySsl": {
      "type": "boolean"
    },
    "events": {
      "type": "array",
      "minItems": 1,
      "maxItems": 28,
      "uniqueItems": true,
      "items": {
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
      }
    },
    "template": {
      "type": [
        "string",
        "null"
      ],
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
    },
    "secrets": {
      "type": "array",
      "maxItems": 100,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
      }
    }
  }
};
