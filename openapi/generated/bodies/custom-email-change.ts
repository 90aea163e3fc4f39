// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: CustomEmailChange. */
export const CustomEmailChangeBody = {
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
    "slug": {
      "type": "string",
      "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"
    },
    "template": {
      "type": "string",
      "enum": [
        "appointment-created",
        "appointment-canceled",
        "appointment-rescheduled",
        "appointment-reminder"
      ]
    },
    "subject": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "pattern": "\\S"
    },
    "title": {
      "type": "string",
      "maxLength": 200
    },
    "paragraphs": {
      "type": "array",
      "maxItems": 20,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "html"
        ],
        "properties": {
          "html": {
            "type": "string",
            "minLength": 1,
            "maxLength": 5000,
            "pattern": "\\S",
            "x-exact": true
          }
        }
      }
    }
  }
};
