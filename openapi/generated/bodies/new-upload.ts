// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewUpload. */
export const NewUploadBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name",
    "size"
  ],
  "properties": {
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^(?=.*\\S)[^/\\\\\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]+$"
    },
    "size": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000000
    }
  }
};
