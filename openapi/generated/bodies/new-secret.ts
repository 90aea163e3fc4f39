// Generated from openapi/source by `npm run generate`. Do not edit.

/** What a request has to keep, as JSON Schema: NewSecret. */
export const NewSecretBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name",
    "value"
  ],
  "properties": {
    "name": {
      "type": "string",
      "pattern": "^[A-Za-z0-9_]{1,64}$"
    },
    "value": {
      "type": "string",
      "minLength": 1,
      "maxLength": 4096,
      "writeOnly": true
    }
  }
};
