// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: MetricsQuery. */
export const MetricsQueryBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "range"
  ],
  "properties": {
    "range": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "from",
        "to",
        "zone"
      ],
      "properties": {
        "from": {
          "type": "string",
          "format": "date-time",
          "pattern": "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$",
          "maxLength": 40
        },
        "to": {
          "type": "string",
          "format": "date-time",
          "pattern": "^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$",
          "maxLength": 40
        },
        "zone": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      }
    },
    "interval": {
      "type": "string",
      "enum": [
        "quarter",
        "hour",
        "day",
        "week",
        "month"
      ]
    },
    "groupBy": {
      "type": "array",
      "maxItems": 3,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "enum": [
          "segment",
          "agent",
          "channel",
          "outcome",
          "origin",
          "device",
          "location",
          "tag",
          "topic",
          "sentiment",
          "reason",
          "waitBand",
          "weekday",
          "hourOfDay"
        ]
      }
    },
    "measures": {
      "type": "array",
      "minItems": 1,
      "maxItems": 40,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "enum": [
          "contacts",
          "offered",
          "answered",
          "abandoned",
          "shortAbandoned",
          "late",
          "transferred",
          "dismissed",
          "timeouts",
          "serviceLevel",
          "serviceLevelNoShort",
          "serviceLevelAnswered",
          "serviceLevelLeft",
          "serviceLevelContacts",
          "averageSpeedOfAnswer",
          "averageWait",
          "averageAbandonWait",
          "longestWait",
          "averageHandleTime",
          "abandonRate",
          "transferRate",
          "contactWait",
          "contactWaitMedian",
          "contactServiceTime",
          "contactServiceTimeMedian",
          "hangRate",
          "positiveShare",
          "negativeShare",
          "qualityScore"
        ]
      }
    },
    "filters": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "segment": {
          "type": "array",
          "minItems": 1,
          "maxItems": 500,
          "items": {
            "type": "string",
            "maxLength": 256
          }
        },
        "agent": {
          "type": "array",
          "minItems": 1,
          "maxItems": 500,
          "items": {
            "type": "string",
            "maxLength": 256
          }
        },
        "privilege": {
          "type": "array",
          "minItems": 1,
          "maxItems": 50,
          "items": {
            "type": "string",
            "maxLength": 256
          }
        },
        "channel": {
          "type": "array",
          "minItems": 1,
          "maxItems": 2,
          "items": {
            "type": "string",
            "enum": [
              "video",
              "audio"
            ]
          }
        },
        "outcome": {
          "type": "array",
          "minItems": 1,
          "maxItems": 10,
          "items": {
            "type": "string",
            "maxLength": 256
          }
        },
        "tags": {
          "type": "array",
          "minItems": 1,
          "maxItems": 500,
          "items": {
            "type": "string",
            "maxLength": 256
          }
        },
        "topics": {
          "type": "array",
          "minItems": 1,
          "maxItems": 500,
          "items": {
            "type": "string",
            "maxLength": 256
          }
        },
        "sentiment": {
          "type": "array",
          "minItems": 1,
          "maxItems": 3,
          "items": {
            "type": "string",
            "maxLength": 256
          }
        },
        "reason": {
          "type": "array",
          "minItems": 1,
          "maxItems": 500,
          "items": {
            "type": "string",
            "maxLength": 256
          }
        },
        "customer": {
          "type": "array",
          "minItems": 1,
          "maxItems": 500,
          "items": {
            "type": "string",
            "maxLength": 256
          }
        }
      }
    },
    "withinSeconds": {
      "type": "integer",
      "minimum": 1,
      "maximum": 600
    },
    "shortSeconds": {
      "type": "integer",
      "minimum": 0,
      "maximum": 600
    },
    "bandSeconds": {
      "type": "integer",
      "minimum": 1,
      "maximum": 600
    }
  }
};
