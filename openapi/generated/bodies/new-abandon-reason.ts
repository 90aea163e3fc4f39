// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewAbandonReason. */
export const NewAbandonReasonBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "label",
    "name"
  ],
  "properties": {
    "label": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S"
    },
    "name": {
      "type": "string",
      "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"
    },
    "visibility": {
      "type": "string",
      "enum": [
        "visible",
        "hidden"
      ]
    }
  }
};
