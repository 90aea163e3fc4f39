// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NotificationView. */
export const NotificationViewBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "user"
  ],
  "properties": {
    "user": {
      "type": "string",
      "pattern": "^[0-9a-f]{24}$"
    }
  }
};
