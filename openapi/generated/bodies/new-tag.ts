// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewTag. */
export const NewTagBody = {
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
    "description": {
      "type": "string",
      "maxLength": 500
    }
  }
};
