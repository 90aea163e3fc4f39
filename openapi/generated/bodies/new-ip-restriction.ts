// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewIpRestriction. */
export const NewIpRestrictionBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "range",
    "users"
  ],
  "properties": {
    "range": {
      "type": "string",
      "minLength": 2,
      "maxLength": 49
    },
    "users": {
      "type": "array",
      "minItems": 1,
      "maxItems": 500,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
      }
    },
    "description": {
      "type": "string",
      "maxLength": 200
    },
    "confirm": {
      "type": "boolean"
    }
  }
};
