// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: CustomEmailDraft. */
export const CustomEmailDraftBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "subject"
  ],
  "properties": {
    "subject": {
      "type": "string",
      "maxLength": 200
    },
    "title": {
      "type": "string",
      "maxLength": 200
    },
    "paragraphs": {
      "type": "array",
      "maxItems": 20,
      "items": {
        "type": "string",
        "maxLength": 5000,
        "x-exact": true
      }
    }
  }
};
