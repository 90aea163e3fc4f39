// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: TagChange. */
export const TagChangeBody = {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
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
