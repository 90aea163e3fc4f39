// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewAgentFormExport. */
export const NewAgentFormExportBody = {
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
    },
    "description": {
      "type": "string",
      "maxLength": 500
    },
    "forms": {
      "type": "array",
      "maxItems": 50,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
      }
    },
    "segments": {
      "type": "array",
      "maxItems": 50,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
      }
    },
    "agents": {
      "type": "array",
      "maxItems": 50,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
      }
    },
    "from": {
      "type": [
        "string",
        "null"
      ],
      "format": "date",
      "maxLength": 10
    },
    "until": {
      "type": [
        "string",
        "null"
      ],
      "format": "date",
      "maxLength": 10
    }
  }
};
