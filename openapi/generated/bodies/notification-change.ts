// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NotificationChange. */
export const NotificationChangeBody = {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
  "properties": {
    "title": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S"
    },
    "message": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2000,
      "pattern": "\\S"
    },
    "publishAt": {
      "oneOf": [
        {
          "type": "string",
          "format": "date-time",
          "pattern": "^(19|20|21)\\d\\d-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$",
          "maxLength": 40
        },
        {
          "type": "null"
        }
      ]
    }
  }
};
