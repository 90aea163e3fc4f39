// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: PocChange. */
export const PocChangeBody = {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
  "properties": {
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
