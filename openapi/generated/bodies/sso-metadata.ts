// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: SsoMetadata. */
export const SsoMetadataBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "xml"
  ],
  "properties": {
    "xml": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500000
    }
  }
};
