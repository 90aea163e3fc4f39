// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: WidgetChange. */
export const WidgetChangeBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "settings"
  ],
  "properties": {
    "settings": {
      "type": "object",
      "additionalProperties": false,
      "minProperties": 1,
      "properties": {
        "colors": {
          "type": "object",
          "additionalProperties": false,
          "minProperties": 1,
          "properties": {
            "text": {
              "type": "string",
              "pattern": "^#[0-9a-f]{6}$"
            },
            "headerFrom": {
              "type": "string",
              "pattern": "^#[0-9a-f]{6}$"
            },
            "headerTo": {
              "type": "string",
              "pattern": "^#[0-9a-f]{6}$"
            },
            "buttonBackground": {
              "type": "string",
              "pattern": "^#[0-9a-f]{6}$"
            },
            "logoUrl": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 2000,
              "format": "uri",
              "pattern": "^https://[^\\s/?#]+\\S*$"
            },
            "logoSize": {
              "type": "integer",
              "minimum": 16,
              "maximum": 120
            }
          }
        },
        "integration": {
          "type": "object",
          "additionalProperties": false,
          "minProperties": 1,
          "properties": {
            "title": {
              "type": "string",
              "maxLength": 120
            },
            "subtitle": {
              "type": "string",
              "maxLength": 120
            },
            "segmentsTitle": {
              "type": "string",
              "maxLength": 120
            },
            "segmentsSubtitle": {
              "type": "string",
              "maxLength": 120
            },
            "cameraDisclaimer": {
              "type": "string",
              "maxLength": 500
            },
            "permissionHeader": {
              "type": "string",
              "maxLength": 120
            },
            "formHeader": {
              "type": "string",
              "maxLength": 120
            },
            "contactHeader": {
              "type": "string",
              "maxLength": 120
            },
            "queueHeader": {
              "type": "string",
              "maxLength": 120
            },
            "surveyHeader": {
              "type": "string",
              "maxLength": 120
            },
            "surveyQuestionTitle": {
              "type": "string",
              "maxLength": 120
            },
            "calendarSubtitle": {
              "type": "string",
              "maxLength": 120
            },
            "termsUrl": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 2000,
              "format": "uri",
              "pattern": "^https?://[^\\s/?#]+\\S*$"
            },
            "segmentFilter": {
              "type": "string",
              "enum": [
                "all",
                "connected",
                "available"
              ]
            },
            "defaultChannel": {
              "type": "string",
              "enum": [
                "video",
                "audio"
              ]
            }
          }
        }
      }
    }
  }
};
