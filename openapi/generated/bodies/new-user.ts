// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewUser. */
export const NewUserBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "firstname",
    "lastname",
    "privilege"
  ],
  "properties": {
    "firstname": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S"
    },
    "lastname": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S"
    },
    "email": {
      "oneOf": [
        {
          "type": "string",
          "format": "email",
          "maxLength": 254
        },
        {
          "type": "null"
        }
      ]
    },
    "username": {
      "oneOf": [
        {
          "type": "string",
          "minLength": 2,
          "maxLength": 64,
          "pattern": "^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$"
        },
        {
          "type": "null"
        }
      ]
    },
    "password": {
      "type": "string",
      "minLength": 6,
      "maxLength": 512,
      "x-exact": true
    },
    "lang": {
      "oneOf": [
        {
          "type": "string",
          "enum": [
            "en",
            "es",
            "fr"
          ]
        },
        {
          "type": "null"
        }
      ]
    },
    "privilege": {
      "type": "string",
      "pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
      "minLength": 2,
      "maxLength": 40
    },
    "segments": {
      "type": "array",
      "maxItems": 500,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
      }
    },
    "availability": {
      "type": "array",
      "maxItems": 70,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "day",
          "start",
          "end"
        ],
        "properties": {
          "day": {
            "type": "integer",
            "minimum": 1,
            "maximum": 7
          },
          "start": {
            "type": "string",
            "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
          },
          "end": {
            "type": "string",
            "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"
          }
        }
      }
    },
    "disabled": {
      "type": "boolean"
    }
  }
};
