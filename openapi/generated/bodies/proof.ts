// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: Proof. */
export const ProofBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "password"
  ],
  "properties": {
    "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 512,
      "x-exact": true
    },
    "otp": {
      "type": "string",
      "minLength": 6,
      "maxLength": 32
    }
  }
};
