// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: IntegrationChange. */
export const IntegrationChangeBody = {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
  "properties": {
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S"
    },
    "kind": {
      "type": "string",
      "enum": [
        "website",
        "wordpress",
        "shopify",
        "magento",
        "prestashop",
        "phone",
        "backend"
      ]
    },
    "hosts": {
      "type": "array",
      "maxItems": 20,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 253,
        "pattern": "^(?:\\*\\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::[0-9]{1,5})?$"
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
    "enabled": {
      "type": "boolean"
    },
    "description": {
      "type": "string",
      "maxLength": 500
    }
  }
};
