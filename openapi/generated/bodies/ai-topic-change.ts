// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: AiTopicChange. */
export const AiTopicChangeBody = {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
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
