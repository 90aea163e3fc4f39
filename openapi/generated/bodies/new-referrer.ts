// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewReferrer. */
export const NewReferrerBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "link"
  ],
  "properties": {
    "link": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2000,
      "format": "uri",
      "pattern": "^https?://[^\\s]+$"
    }
  }
};
