// Generated from openapi/recording.yaml by `npm run generate`. Do not edit.

/** Part of a recording, as JSON Schema: ExpectationFile. */
export const ExpectationFileBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "format",
    "version",
    "expectations"
  ],
  "properties": {
    "format": {
      "const": "switchboard-expectations"
    },
    "version": {
      "const": 1
    },
    "expectations": {
      "type": "array",
      "maxItems": 1000,
      "items": {
        "oneOf": [
          {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "expect",
              "that"
            ],
            "properties": {
              "expect": {
                "enum": [
                  "always",
                  "never"
                ]
              },
              "that": {
                "type": "array",
                "minItems": 1,
                "maxItems": 10,
                "items": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": [
                    "number",
                    "is",
                    "value"
                  ],
                  "properties": {
                    "number": {
                      "enum": [
                        "waiting",
                        "longest-wait",
                        "in-call",
                        "free",
                        "connected",
                        "contacts",
                        "answered",
                        "abandoned",
                        "hangs",
                        "service-level",
                        "abandonment",
                        "speed-of-answer",
                        "talk-time",
                        "anomalies"
                      ]
                    },
                    "segment": {
                      "type": "string",
                      "minLength": 1,
                      "maxLength": 256
                    },
                    "is": {
                      "enum": [
                        "<",
                        "<=",
                        "=",
                        "!=",
                        ">=",
                        ">"
                      ]
                    },
                    "value": {
                      "type": "number"
                    }
                  }
                }
              },
              "seconds": {
                "type": "integer",
                "minimum": 1,
                "maximum": 604800
              },
              "from": {
                "type": "string",
                "pattern": "^(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])[T ])?([01]?\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$"
              },
              "until": {
                "type": "string",
                "pattern": "^(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])[T ])?([01]?\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$"
              }
            }
          },
          {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "expect",
              "that"
            ],
            "properties": {
              "expect": {
                "const": "eventually"
              },
              "that": {
                "type": "array",
                "minItems": 1,
                "maxItems": 10,
                "items": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": [
                    "number",
                    "is",
                    "value"
                  ],
                  "properties": {
                    "number": {
                      "enum": [
                        "waiting",
                        "longest-wait",
                        "in-call",
                        "free",
                        "connected",
                        "contacts",
                        "answered",
                        "abandoned",
                        "hangs",
                        "service-level",
                        "abandonment",
                        "speed-of-answer",
                        "talk-time",
                        "anomalies"
                      ]
                    },
                    "segment": {
                      "type": "string",
                      "minLength": 1,
                      "maxLength": 256
                    },
                    "is": {
                      "enum": [
                        "<",
                        "<=",
                        "=",
                        "!=",
                        ">=",
                        ">"
                      ]
                    },
                    "value": {
                      "type": "number"
                    }
                  }
                }
              },
              "from": {
                "type": "string",
                "pattern": "^(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])[T ])?([01]?\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$"
              },
              "within": {
                "type": "integer",
                "minimum": 1,
                "maximum": 604800
              }
            }
          },
          {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "expect",
              "type"
            ],
            "properties": {
              "expect": {
                "const": "count"
              },
              "type": {
                "type": "string",
                "minLength": 1,
                "maxLength": 128
              },
              "segment": {
                "type": "string",
                "minLength": 1,
                "maxLength": 256
              },
              "atLeast": {
                "type": "integer",
                "minimum": 0
              },
              "atMost": {
                "type": "integer",
                "minimum": 0
              },
              "from": {
                "type": "string",
                "pattern": "^(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])[T ])?([01]?\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$"
              },
              "until": {
                "type": "string",
                "pattern": "^(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])[T ])?([01]?\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$"
              }
            }
          },
          {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "expect",
              "first",
              "next"
            ],
            "properties": {
              "expect": {
                "const": "order"
              },
              "first": {
                "type": "string",
                "minLength": 1,
                "maxLength": 128
              },
              "next": {
                "type": "string",
                "minLength": 1,
                "maxLength": 128
              }
            }
          },
          {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "expect",
              "number",
              "value"
            ],
            "properties": {
              "expect": {
                "const": "equals"
              },
              "number": {
                "enum": [
                  "waiting",
                  "longest-wait",
                  "in-call",
                  "free",
                  "connected",
                  "contacts",
                  "answered",
                  "abandoned",
                  "hangs",
                  "service-level",
                  "abandonment",
                  "speed-of-answer",
                  "talk-time",
                  "anomalies"
                ]
              },
              "segment": {
                "type": "string",
                "minLength": 1,
                "maxLength": 256
              },
              "value": {
                "type": "number"
              },
              "at": {
                "type": "string",
                "pattern": "^(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])[T ])?([01]?\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$"
              }
            }
          }
        ]
      }
    }
  }
};
