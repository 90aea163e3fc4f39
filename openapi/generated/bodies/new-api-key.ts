// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewApiKey. */
export const NewApiKeyBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name",
    "privilege"
  ],
  "properties": {
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S"
    },
    "privilege": {
      "type": "string",
      "pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
      "minLength": 2,
      "maxLength": 40
    }
  }
};
