// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: RefreshRequest. */
export const RefreshRequestBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "refreshToken"
  ],
  "properties": {
    "refreshToken": {
      "type": "string",
      "minLength": 1,
      "maxLength": 512
    }
  }
};
