// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: LoginRequest. */
export const LoginRequestBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "strategy",
    "email",
    "password"
  ],
  "properties": {
    "strategy": {
      "const": "local"
    },
    "email": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254
    },
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
    },
    "agreement": {
      "type": "boolean"
    },
    "remember": {
      "type": "boolean"
    }
  }
};
