// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewRecording. */
export const NewRecordingBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "media",
    "call"
  ],
  "properties": {
    "media": {
      "type": "string",
      "enum": [
        "video/webm",
        "video/mp4",
        "audio/webm",
        "audio/mp4",
        "audio/mpeg",
        "audio/ogg",
        "audio/wav"
      ]
    },
    "call": {
      "type": "string",
      "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+-]{0,63}$"
    },
    "agent": {
      "type": "string",
      "pattern": "^[0-9a-f]{24}$"
    },
    "segment": {
      "type": "string",
      "pattern": "^[0-9a-f]{24}$"
    },
    "setting": {
      "type": "string",
      "pattern": "^[0-9a-f]{24}$"
    },
    "startedAt": {
      "type": "string",
      "format": "date-time",
      "pattern": "^(19|20|21)\\d\\d-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$",
      "maxLength": 40
    }
  }
};
