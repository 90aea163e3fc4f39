// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: IpRestrictionChange. */
export const IpRestrictionChangeBody = {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
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
