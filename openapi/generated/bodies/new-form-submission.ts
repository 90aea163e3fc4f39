// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewFormSubmission. */
export const NewFormSubmissionBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "form",
    "answers"
  ],
  "properties": {
    "kind": {
      "type": "string",
      "enum": [
        "form",
        "agent-form",
        "survey"
      ]
    },
    "form": {
      "type": "string",
      "pattern": "^[0-9a-f]{24}$"
    },
    "answers": {
      "type": "object",
      "maxProperties": 60,
      "additionalProperties": {
        "oneOf": [
          {
            "type": "string",
            "maxLength": 5000,
            "x-exact": true
          },
          {
            "type": "number"
          },
          {
            "type": "boolean"
          },
          {
            "type": "array",
            "maxItems": 100,
            "items": {
              "type": "string",
              "maxLength": 64,
              "x-exact": true
            }
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "contact": {
      "type": "string",
      "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+-]{0,63}$"
    },
    "call": {
      "type": "string",
      "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+-]{0,63}$"
    },
    "segment": {
      "type": "string",
      "pattern": "^[0-9a-f]{24}$"
    },
    "user": {
      "type": "string",
      "pattern": "^[0-9a-f]{24}$"
    }
  }
};
