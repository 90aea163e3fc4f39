// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: SecretRotation. */
export const SecretRotationBody = {
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "value": {
      "type": "string",
      "minLength": 16,
      "maxLength": 200,
      "x-exact": true,
      "pattern": "^[\\x21-\\x7e]+$"
    }
  }
};
