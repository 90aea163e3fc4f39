// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: ResetRequest. */
export const ResetRequestBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "email",
    "kind"
  ],
  "properties": {
    "email": {
      "type": "string",
      "minLength": 3,
      "maxLength": 254,
      "pattern": "^\\s*[^\\s@]+@[^\\s@]+\\s*$"
    },
    "kind": {
      "type": "string",
      "enum": [
        "reset",
        "activation"
      ]
    },
    "request": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128
    },
    "language": {
      "type": "string",
      "enum": [
        "en",
        "es",
        "fr"
      ]
    }
  }
};
