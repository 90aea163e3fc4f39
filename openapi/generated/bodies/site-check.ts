// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: SiteCheck. */
export const SiteCheckBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "url"
  ],
  "properties": {
    "url": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2000,
      "format": "uri",
      "pattern": "^https?://[^\\s/?#]+\\S*$"
    }
  }
};
