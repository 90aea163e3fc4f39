// Generated from openapi/source by `npm run generate`. Do not edit.

/** What a request has to keep, as JSON Schema: SsoMetadata. */
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
