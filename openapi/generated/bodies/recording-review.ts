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
        "rejected",
        "pending"
      ]
    },
    "rejectionReason": {
      "type": "string",
      "enum": [
        "poor-audio",
        "wrong-customer",
        "card-data",
        "no-consent",
        "other"
      ]
    },
    "rejectionNote": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500
    }
  }
};
