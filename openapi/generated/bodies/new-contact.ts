// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewContact. */
export const NewContactBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [],
  "properties": {
    "type": {
      "type": "string",
      "enum": [
        "person",
        "company"
      ]
    },
    "firstname": {
      "type": "string",
      "maxLength": 80
    },
    "lastname": {
      "type": "string",
      "maxLength": 80
    },
    "company": {
      "type": "string",
      "maxLength": 120
    },
    "employer": {
      "oneOf": [
        {
          "type": "string",
          "pattern": "^[0-9a-f]{24}$"
        },
        {
          "type": "null"
        }
      ]
    },
    "email": {
      "type": [
        "string",
        "null"
      ],
      "format": "email",
      "maxLength": 254
    },
    "phone": {
      "type": "string",
      "maxLength": 40
    },
    "assignments": {
      "type": "array",
      "maxItems": 50,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
      }
    },
    "externalId": {
      "type": "string",
      "maxLength": 120
    },
    "integrationId": {
      "type": "string",
      "maxLength": 120
    },
    "documentId": {
      "type": "string",
      "maxLength": 60
    },
    "addressLine": {
      "type": "string",
      "maxLength": 200
    },
    "postalCode": {
      "type": "string",
      "maxLength": 20
    },
    "city": {
      "type": "string",
      "maxLength": 80
    },
    "state": {
      "type": "string",
      "maxLength": 80
    },
    "country": {
      "type": "string",
      "maxLength": 80
    },
    "birthDate": {
      "type": [
        "string",
        "null"
      ],
      "format": "date",
      "maxLength": 10
    },
    "gender": {
      "type": [
        "string",
        "null"
      ],
      "enum": [
        "female",
        "male",
        "other",
        null
      ]
    },
    "maritalStatus": {
      "type": [
        "string",
        "null"
      ],
      "enum": [
        "single",
        "married",
        "divorced",
        "widowed",
        null
      ]
    },
    "preferredLanguage": {
      "type": "string",
      "maxLength": 40
    },
    "contactPreference": {
      "type": [
        "string",
        "null"
      ],
      "enum": [
        "phone",
        "video",
        "email",
        "message",
        null
      ]
    },
    "currency": {
      "type": [
        "string",
        "null"
      ],
      "pattern": "^[A-Z]{3}$"
    },
    "paymentPreference": {
      "type": "string",
      "maxLength": 80
    },
    "loyaltyStatus": {
      "type": "string",
      "maxLength": 80
    },
    "lastPurchaseDate": {
      "type": [
        "string",
        "null"
      ],
      "format": "date",
      "maxLength": 10
    },
    "lastContactAt": {
      "oneOf": [
        {
          "type": "string",
          "format": "date-time",
          "pattern": "^(19|20|21)\\d\\d-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$",
          "maxLength": 40
        },
        {
          "type": "null"
        }
      ]
    },
    "leadSource": {
      "type": "string",
      "maxLength": 80
    },
    "leadStatus": {
      "type": [
        "string",
        "null"
      ],
      "enum": [
        "new",
        "contacted",
        "qualified",
        "won",
        "lost",
        null
      ]
    },
    "campaignConsent": {
      "type": "boolean"
    },
    "jobTitle": {
      "type": "string",
      "maxLength": 80
    },
    "industry": {
      "type": "string",
      "maxLength": 80
    },
    "employees": {
      "type": [
        "integer",
        "null"
      ],
      "minimum": 0,
      "maximum": 10000000
    },
    "website": {
      "type": [
        "string",
        "null"
      ],
      "maxLength": 2000,
      "format": "uri",
      "pattern": "^https?://[^\\s]+$"
    },
    "campaigns": {
      "type": "array",
      "maxItems": 20,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40
      }
    }
  }
};
