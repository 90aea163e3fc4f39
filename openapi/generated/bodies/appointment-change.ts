// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: AppointmentChange. */
export const AppointmentChangeBody = {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
  "properties": {
    "customer": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S"
    },
    "email": {
      "type": [
        "string",
        "null"
      ],
      "format": "email",
      "maxLength": 254
    },
    "phone": {
      "type": "string",
      "maxLength": 40
    },
    "service": {
      "type": "string",
      "pattern": "^[0-9a-f]{24}$"
    },
    "startsAt": {
      "type": "string",
      "format": "date-time",
      "pattern": "^(19|20|21)\\d\\d-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$",
      "maxLength": 40
    },
    "user": {
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
    "status": {
      "type": "string",
      "enum": [
        "pending",
        "attended",
        "canceled",
        "rescheduled"
      ]
    },
    "submittedForm": {
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
    "extraData": {
      "type": "array",
      "maxItems": 50,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 80,
            "pattern": "\\S"
          },
          "value": {
            "type": "string",
            "maxLength": 500
          }
        }
      }
    }
  }
};
