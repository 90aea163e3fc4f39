// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: AvailabilityChange. */
export const AvailabilityChangeBody = {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
  "properties": {
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S"
    },
    "duration": {
      "type": "integer",
      "minimum": 5,
      "maximum": 480
    },
    "timezone": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "minimumToSchedule": {
      "type": "integer",
      "minimum": 0,
      "maximum": 43200
    },
    "maximumToSchedule": {
      "type": "integer",
      "minimum": 0,
      "maximum": 730
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
    "blockedDates": {
      "type": "array",
      "maxItems": 100,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "date"
        ],
        "properties": {
          "date": {
            "type": "string",
            "format": "date",
            "maxLength": 10
          },
          "note": {
            "type": "string",
            "maxLength": 80
          }
        }
      }
    }
  }
};
