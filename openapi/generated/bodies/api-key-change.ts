// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: ApiKeyChange. */
export const ApiKeyChangeBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name"
  ],
  "properties": {
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S"
    }
  }
};
