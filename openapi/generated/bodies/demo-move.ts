// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: DemoMove. */
export const DemoMoveBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "to"
  ],
  "properties": {
    "to": {
      "type": "string",
      "enum": [
        "morning",
        "peak",
        "evening",
        "start"
      ]
    }
  }
};
