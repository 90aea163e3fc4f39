// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewService. */
export const NewServiceBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "title"
  ],
  "properties": {
    "title": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S"
    },
    "description": {
      "type": "string",
      "maxLength": 500
    },
    "identifier": {
      "type": "string",
      "maxLength": 64
    },
    "visibility": {
      "type": "string",
      "enum": [
        "visible",
        "hidden"
      ]
    },
    "availability": {
      "oneOf": [
        {
          "type": "string",
          "pattern": "^[0-9a-f]{24}$"
        },
        {
          "type": "null"
        }
      ]
    },
    "agents": {
      "type": "array",
      "maxItems": 50,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
      }
    },
    "automaticSelection": {
      "type": "boolean"
    },
    "reminders": {
      "type": "array",
      "maxItems": 5,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "time"
        ],
        "properties": {
          "time": {
            "type": "integer",
            "minimum": 1,
            "maximum": 43200
          }
        }
      }
    },
    "customerForm": {
      "oneOf": [
        {
          "type": "string",
          "pattern": "^[0-9a-f]{24}$"
        },
        {
          "type": "null"
        }
      ]
    },
    "agentForm": {
      "oneOf": [
        {
          "type": "string",
          "pattern": "^[0-9a-f]{24}$"
        },
        {
          "type": "null"
        }
      ]
    },
    "survey": {
      "oneOf": [
        {
          "type": "string",
          "pattern": "^[0-9a-f]{24}$"
        },
        {
          "type": "null"
        }
      ]
    },
    "recordingSetting": {
      "oneOf": [
        {
          "type": "string",
          "pattern": "^[0-9a-f]{24}$"
        },
        {
          "type": "null"
        }
      ]
    },
    "emailTemplates": {
      "type": "array",
      "maxItems": 50,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
      }
    },
    "logoUrl": {
      "type": [
        "string",
        "null"
      ],
      "maxLength": 2000,
      "format": "uri",
      "pattern": "^https://[^\\s]+$"
    }
  }
};
