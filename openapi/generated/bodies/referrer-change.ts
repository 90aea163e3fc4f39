// Generated from openapi/source by `npm run generate`. Do not edit.

/** What a request has to keep, as JSON Schema: ReferrerChange. */
export const ReferrerChangeBody = {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
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
