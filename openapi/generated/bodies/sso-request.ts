// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: SsoRequest. */
export const SsoRequestBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "email"
  ],
  "properties": {
    "email": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254
    },
    "agreement": {
      "type": "boolean"
    },
    "remember": {
      "type": "boolean"
    },
    "redirect": {
      "type": "string",
      "maxLength": 2048,
      "x-exact": true
    }
  }
};
