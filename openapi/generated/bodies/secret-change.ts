// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: SecretChange. */
export const SecretChangeBody = {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
  "properties": {
    "name": {
      "type": "string",
      "pattern": "^[A-Za-z0-9_]+$",
      "minLength": 1,
      "maxLength": 64
    },
    "webhooks": {
      "type": "array",
      "maxItems": 50,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
      }
    }
  }
};
