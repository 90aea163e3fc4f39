// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewWorkingHours. */
export const NewWorkingHoursBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "label"
  ],
  "properties": {
    "label": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S"
    },
    "notificationEnabled": {
      "type": "boolean"
    },
    "gracePeriod": {
      "type": "integer",
      "minimum": 0,
      "maximum": 240
    },
    "days": {
      "type": "array",
      "maxItems": 70,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "day",
          "start",
          "end"
        ],
        "properties": {
          "day": {
            "type": "integer",
            "minimum": 1,
            "maximum": 7
          },
          "start": {
            "type": "string",
            "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
          },
          "end": {
            "type": "string",
            "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"
          }
        }
      }
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
    "subscribers": {
      "type": "array",
      "maxItems": 50,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
      }
    }
  }
};
