// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewSegment. */
export const NewSegmentBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name"
  ],
  "properties": {
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S"
    },
    "channels": {
      "type": "array",
      "minItems": 1,
      "maxItems": 2,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "enum": [
          "video",
          "audio"
        ]
      }
    },
    "users": {
      "type": "array",
      "maxItems": 500,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
      }
    },
    "visibility": {
      "type": "string",
      "enum": [
        "visible",
        "hidden"
      ]
    },
    "baseForm": {
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
    "contactForm": {
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
    "surveyForm": {
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
    "tags": {
      "type": "array",
      "maxItems": 50,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
      }
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
    "mandatoryTags": {
      "type": "boolean"
    },
    "requestLocation": {
      "type": "boolean"
    },
    "restricted": {
      "type": "boolean"
    },
    "restrictedCalls": {
      "type": [
        "integer",
        "null"
      ],
      "minimum": 1,
      "maximum": 1000,
      "x-when": {
        "restricted": [
          true
        ]
      }
    },
    "restrictedPeriod": {
      "type": [
        "string",
        "null"
      ],
      "x-when": {
        "restricted": [
          true
        ]
      },
      "enum": [
        "hour",
        "day",
        "week",
        "month",
        null
      ]
    },
    "type": {
      "type": "string",
      "enum": [
        "classic",
        "event"
      ]
    },
    "externalUrl": {
      "type": [
        "string",
        "null"
      ],
      "maxLength": 2000,
      "format": "uri",
      "pattern": "^https?://[^\\s]+$",
      "x-when": {
        "type": [
          "event"
        ]
      }
    },
    "eventArgument": {
      "type": "string",
      "maxLength": 500,
      "x-when": {
        "type": [
          "event"
        ]
      }
    }
  }
};
