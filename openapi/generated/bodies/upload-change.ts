// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: UploadChange. */
export const UploadChangeBody = {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
  "properties": {
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^(?=.*\\S)[^/\\\\\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]+$"
    }
  }
};
