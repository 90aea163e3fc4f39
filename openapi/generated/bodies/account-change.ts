// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: AccountChange. */
export const AccountChangeBody = {
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
    "language": {
      "type": "string",
      "enum": [
        "en",
        "es",
        "fr"
      ]
    },
    "timeZone": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "targets": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "answerWithinSeconds",
        "serviceLevelPercent",
        "waiting",
        "longestWaitSeconds",
        "abandonedPercent"
      ],
      "properties": {
        "answerWithinSeconds": {
          "type": "integer",
          "minimum": 1,
          "maximum": 600
        },
        "serviceLevelPercent": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100
        },
        "waiting": {
          "type": "integer",
          "minimum": 0,
          "maximum": 100000
        },
        "longestWaitSeconds": {
          "type": "integer",
          "minimum": 1,
          "maximum": 86400
        },
        "abandonedPercent": {
          "type": "integer",
          "minimum": 0,
          "maximum": 100
        }
      }
    },
    "taxId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 40,
      "pattern": "\\S"
    },
    "address": {
      "type": "string",
      "minLength": 1,
      "maxLength": 300,
      "pattern": "\\S"
    },
    "country": {
      "type": "string",
      "pattern": "^[A-Z]{2}$"
    },
    "principal": {
      "type": "string",
      "pattern": "^[0-9a-f]{24}$"
    },
    "supervision": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "enabled"
      ],
      "properties": {
        "enabled": {
          "type": "boolean"
        },
        "termsAccepted": {
          "const": true
        }
      }
    },
    "configuration": {
      "type": "object",
      "additionalProperties": false,
      "minProperties": 1,
      "properties": {
        "beta": {
          "type": "boolean"
        },
        "recordingMode": {
          "type": "string",
          "enum": [
            "automatic",
            "manual"
          ]
        },
        "recordingFilename": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "pattern": "^(?:[^{}\\\\/:*?\"<>|\\x00-\\x1f\\x7f]|\\{(?:callId|date|time|segment|agent|contact|channel|recordingId)\\})+$"
        },
        "acdModel": {
          "type": "string",
          "enum": [
            "default",
            "circular"
          ]
        },
        "maxResponseSeconds": {
          "type": "integer",
          "minimum": 5,
          "maximum": 300
        },
        "dismissIncoming": {
          "type": "boolean"
        },
        "fileExtensions": {
          "type": "array",
          "maxItems": 50,
          "uniqueItems": true,
          "items": {
            "type": "string",
            "pattern": "^[a-z0-9]{1,10}$"
          }
        },
        "captchaProvider": {
          "type": "string",
          "enum": [
            "none",
            "recaptcha",
            "recaptcha-enterprise",
            "hcaptcha",
            "turnstile"
          ]
        },
        "captchaSiteKey": {
          "type": [
            "string",
            "null"
          ],
          "minLength": 1,
          "maxLength": 200,
          "pattern": "^[\\x21-\\x7e]+$"
        },
        "captchaSecret": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "pattern": "^[\\x21-\\x7e]+$",
          "writeOnly": true
        },
        "captchaResourceCdn": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 2000,
          "format": "uri",
          "pattern": "^https://[^\\s/?#]+\\S*$"
        },
        "captchaProjectId": {
          "type": [
            "string",
            "null"
          ],
          "minLength": 1,
          "maxLength": 100,
          "pattern": "^[\\x21-\\x7e]+$"
        },
        "virtualBackgrounds": {
          "type": "array",
          "maxItems": 20,
          "uniqueItems": true,
          "items": {
            "type": "string",
            "maxLength": 2000,
            "format": "uri",
            "pattern": "^https://[^\\s/?#]+\\S*$"
          }
        },
        "showAgentFullName": {
          "type": "boolean"
        },
        "statusLimits": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "break": {
              "type": "integer",
              "minimum": 1,
              "maximum": 1440
            },
            "bath": {
              "type": "integer",
              "minimum": 1,
              "maximum": 1440
            },
            "meal": {
              "type": "integer",
              "minimum": 1,
              "maximum": 1440
            },
            "meeting": {
              "type": "integer",
              "minimum": 1,
              "maximum": 1440
            },
            "team-meeting": {
              "type": "integer",
              "minimum": 1,
              "maximum": 1440
            },
            "training": {
              "type": "integer",
              "minimum": 1,
              "maximum": 1440
            },
            "busy": {
              "type": "integer",
              "minimum": 1,
              "maximum": 1440
            }
          }
        }
      }
    }
  }
};
