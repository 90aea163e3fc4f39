// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: WhyQuery. */
export const WhyQueryBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "range"
  ],
  "properties": {
    "range": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "from",
        "to",
        "zone"
      ],
      "properties": {
        "from": {
          "type": "string",
          "format": "date-time",
          "pattern": "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$",
          "maxLength": 40
        },
        "to": {
          "type": "string",
          "format": "date-time",
          "pattern": "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$",
          "maxLength": 40
        },
        "zone": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      }
    },
    "filters": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "segment": {
          "type": "array",
          "minItems": 1,
          "maxItems": 500,
          "items": {
            "type": "string",
            "maxLength": 256
          }
        },
        "agent": {
          "type": "array",
          "minItems": 1,
          "maxItems": 500,
          "items": {
            "type": "string",
            "maxLength": 256
          }
        },
        "privilege": {
          "type": "array",
          "minItems": 1,
          "maxItems": 50,
          "items": {
            "type": "string",
            "maxLength": 256
          }
        },
        "channel": {
          "type": "array",
          "minItems": 1,
          "maxItems": 2,
          "items": {
            "type": "string",
            "enum": [
              "video",
              "audio"
            ]
          }
        },
        "outcome": {
          "type": "array",
          "minItems": 1,
          "maxItems": 10,
          "items": {
            "type": "string",
            "maxLength": 256
          }
        },
        "tags": {
          "type": "array",
          "minItems": 1,
          "maxItems": 500,
          "items": {
            "type": "string",
            "maxLength": 256
          }
        },
        "topics": {
          "type": "array",
          "minItems": 1,
          "maxItems": 500,
          "items": {
            "type": "string",
            "maxLength": 256
          }
        },
        "sentiment": {
          "type": "array",
          "minItems": 1,
          "maxItems": 3,
          "items": {
            "type": "string",
            "maxLength": 256
          }
        },
        "reason": {
          "type": "array",
          "minItems": 1,
          "maxItems": 500,
          "items": {
            "type": "string",
            "maxLength": 256
          }
        },
        "customer": {
          "type": "array",
          "minItems": 1,
          "maxItems": 500,
          "items": {
            "type": "string",
            "maxLength": 256
          }
        }
      }
    },
    "measure": {
      "type": "string",
      "enum": [
        "serviceLevel",
        "abandonRate",
        "averageSpeedOfAnswer",
        "longestWait",
        "averageHandleTime",
        "waiting",
        "currentWait"
      ]
    }
  }
};
