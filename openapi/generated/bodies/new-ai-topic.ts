// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewAiTopic. */
export const NewAiTopicBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "label",
    "identifier"
  ],
  "properties": {
    "label": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S"
    },
    "identifier": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64,
      "pattern": "^[a-z]+(-[a-z]+)*$"
    },
    "description": {
      "type": "string",
      "maxLength": 500
    }
  }
};
