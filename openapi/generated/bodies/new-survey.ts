// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewSurvey. */
export const NewSurveyBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name"
  ],
  "properties": {
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "pattern": "\\S"
    },
    "description": {
      "type": "string",
      "maxLength": 500
    },
    "fields": {
      "type": "array",
      "maxItems": 60,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "label"
        ],
        "properties": {
          "type": {
            "type": "string",
            "enum": [
              "text",
              "textarea",
              "email",
              "tel",
              "url",
              "select",
              "radio",
              "checkbox",
              "time",
              "number",
              "multiselect",
              "date",
              "password",
              "color",
              "range",
              "hidden",
              "nps",
              "csat",
              "ces"
            ]
          },
          "name": {
            "type": "string",
            "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"
          },
          "label": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "pattern": "\\S"
          },
          "placeholder": {
            "type": "string",
            "maxLength": 200
          },
          "required": {
            "type": "boolean"
          },
          "readonly": {
            "type": "boolean"
          },
          "disabled": {
            "type": "boolean"
          },
          "minlength": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0,
            "maximum": 5000
          },
          "maxlength": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "maximum": 5000
          },
          "pattern": {
            "type": "string",
            "maxLength": 200,
            "x-exact": true
          },
          "min": {
            "type": "string",
            "maxLength": 20
          },
          "max": {
            "type": "string",
            "maxLength": 20
          },
          "options": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "id",
                "label"
              ],
              "properties": {
                "id": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 64,
                  "pattern": "^\\S(.*\\S)?$"
                },
                "label": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 200,
                  "pattern": "\\S"
                }
              }
            }
          }
        }
      }
    }
  }
};
