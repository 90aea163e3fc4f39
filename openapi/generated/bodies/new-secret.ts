// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewSecret. */
export const NewSecretBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name"
  ],
  "properties": {
    "name": {
      "type": "string",
      "pattern": "^[A-Za-z0-9_]+$",
      "minLength": 1,
      "maxLength": 64
    },
    "value": {
      "type": "string",
      "minLength": 16,
      "maxLength": 200,
      "x-exact": true,
      "pattern": "^[\\x21-\\x7e]+$"
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
