// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: Activation. */
export const ActivationBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "grant",
    "password"
  ],
  "properties": {
    "grant": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128
    },
    "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 512,
      "x-exact": true
    },
    "agreement": {
      "type": "boolean"
    }
  }
};
