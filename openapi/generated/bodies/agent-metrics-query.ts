// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: AgentMetricsQuery. */
export const AgentMetricsQueryBody = {
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
    "groupBy": {
      "type": "array",
      "maxItems": 2,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "enum": [
          "agent",
          "day"
        ]
      }
    },
    "filters": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "agent": {
          "type": "array",
          "minItems": 1,
          "maxItems": 500,
          "items": {
            "type": "string",
            "maxLength": 256
          }
        },
        "segment": {
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
        }
      }
    },
    "states": {
      "type": "boolean"
    },
    "offers": {
      "type": "boolean"
    }
  }
};
