// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewCallComment. */
export const NewCallCommentBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "text"
  ],
  "properties": {
    "text": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2000,
      "pattern": "\\S"
    },
    "at": {
      "type": [
        "integer",
        "null"
      ],
      "minimum": 0,
      "maximum": 86400000
    },
    "recording": {
      "oneOf": [
        {
          "type": "string",
          "pattern": "^[0-9a-f]{24}$"
        },
        {
          "type": "null"
        }
      ]
    }
  }
};
