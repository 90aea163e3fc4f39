// Generated from openapi/source by `npm run generate`. Do not edit.

/** What a request has to keep, as JSON Schema: RecordingReview. */
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
