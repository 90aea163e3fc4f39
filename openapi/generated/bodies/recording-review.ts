// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: RecordingReview. */
export const RecordingReviewBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "status"
  ],
  "properties": {
    "status": {
      "type": "string",
      "enum": [
        "approved",
        "rejected"
      ]
    }
  }
};
