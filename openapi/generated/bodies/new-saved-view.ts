// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewSavedView. */
export const NewSavedViewBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "resource",
    "name",
    "query"
  ],
  "properties": {
    "resource": {
      "type": "string",
      "pattern": "^[a-z]+(-[a-z]+)*(\\.[a-z]+)?$",
      "minLength": 2,
      "maxLength": 40
    },
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60,
      "pattern": "\\S"
    },
    "query": {
      "type": "string",
      "maxLength": 2000,
      "pattern": "^[!-~]*$"
    },
    "shared": {
      "type": "boolean"
    }
  }
};
