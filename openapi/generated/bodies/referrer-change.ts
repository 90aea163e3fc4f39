// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: ReferrerChange. */
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
