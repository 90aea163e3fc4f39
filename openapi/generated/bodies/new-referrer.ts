// Generated from openapi/source by `npm run generate`. Do not edit.

/** What a request has to keep, as JSON Schema: NewReferrer. */
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
