// Generated from openapi/source by `npm run generate`. Do not edit.

/** What a request has to keep, as JSON Schema: SecretChange. */
export const SecretChangeBody = {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
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
