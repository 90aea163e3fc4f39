// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: SavedViewChange. */
export const SavedViewChangeBody = {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
  "properties": {
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
    },
    "place": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1000
    }
  }
};
