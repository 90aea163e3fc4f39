// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: ResetPin. */
export const ResetPinBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "request",
    "pin"
  ],
  "properties": {
    "request": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128
    },
    "pin": {
      "type": "string",
      "pattern": "^[0-9]{8}$"
    }
  }
};
