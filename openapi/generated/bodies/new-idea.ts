// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewIdea. */
export const NewIdeaBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "title",
    "kind"
  ],
  "properties": {
    "title": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S"
    },
    "kind": {
      "type": "string",
      "enum": [
        "idea",
        "trouble",
        "praise"
      ]
    },
    "text": {
      "type": "string",
      "maxLength": 2000
    },
    "state": {
      "type": "string",
      "enum": [
        "open",
        "planned",
        "done",
        "declined"
      ]
    }
  }
};
