// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: TwoFactorCode. */
export const TwoFactorCodeBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "code"
  ],
  "properties": {
    "code": {
      "type": "string",
      "pattern": "^[0-9]{6}$"
    }
  }
};
