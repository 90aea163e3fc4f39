// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewPoc. */
export const NewPocBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "pocId",
    "label"
  ],
  "properties": {
    "pocId": {
      "type": "string",
      "pattern": "^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$"
    },
    "label": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S"
    },
    "internalId": {
      "type": [
        "string",
        "null"
      ],
      "minLength": 1,
      "maxLength": 120
    },
    "integrationId": {
      "type": [
        "string",
        "null"
      ],
      "minLength": 1,
      "maxLength": 120
    }
  }
};
