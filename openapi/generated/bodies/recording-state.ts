// Generated from openapi/recording.yaml by `npm run generate`. Do not edit.

/** Part of a recording, as JSON Schema: RecordingState. */
export const RecordingStateBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "k",
    "offset",
    "fold",
    "floor"
  ],
  "properties": {
    "k": {
      "const": "state"
    },
    "offset": {
      "type": "integer",
      "minimum": 0
    },
    "fold": {
      "type": "integer",
      "minimum": 1
    },
    "floor": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "zone",
        "counts",
        "segments",
        "agents",
        "pocs",
        "queue",
        "calls",
        "contacts",
        "ended",
        "days",
        "anomalies",
        "unknown",
        "traffic"
      ],
      "properties": {
        "zone": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        },
        "counts": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "connected",
            "free",
            "statusKnown"
          ],
          "properties": {
            "connected": {
              "type": "integer",
              "minimum": 0
            },
            "free": {
              "type": "integer",
              "minimum": 0
            },
            "statusKnown": {
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "segments": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "id",
              "name",
              "channels",
              "imported",
              "waiting",
              "inCall",
              "agents",
              "free"
            ],
            "properties": {
              "id": {
                "type": "string",
                "pattern": "^[0-9a-f]{24}$"
              },
              "name": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "channels": {
                "type": "array",
                "items": {
                  "type": "string",
                  "enum": [
                    "video",
                    "audio"
                  ]
                }
              },
              "imported": {
                "type": "boolean"
              },
              "removed": {
                "type": "boolean"
              },
              "waiting": {
                "type": "integer",
                "minimum": 0
              },
              "inCall": {
                "type": "integer",
                "minimum": 0
              },
              "agents": {
                "type": "integer",
                "minimum": 0
              },
              "free": {
                "type": "integer",
                "minimum": 0
              }
            }
          }
        },
        "agents": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "id",
              "name",
              "segments",
              "imported",
              "connection",
              "status",
              "reason",
              "since",
              "sessions",
              "calls",
              "lastDisconnection",
              "today"
            ],
            "properties": {
              "id": {
                "type": "string",
                "pattern": "^[0-9a-f]{24}$"
              },
              "name": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "segments": {
                "type": "array",
                "items": {
                  "type": "string",
                  "pattern": "^[0-9a-f]{24}$"
                }
              },
              "imported": {
                "type": "boolean"
              },
              "connection": {
                "type": [
                  "string",
                  "null"
                ],
                "enum": [
                  "online",
                  "offline",
                  null
                ]
              },
              "status": {
                "oneOf": [
                  {
                    "type": "string",
                    "enum": [
                      "available",
                      "acd",
                      "meeting",
                      "in-call",
                      "busy",
                      "break",
                      "bath",
                      "meal",
                      "team-meeting",
                      "training",
                      "disconnected",
                      "releasing",
                      "occupying"
                    ]
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "reason": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "since": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "sessions": {
                "type": "array",
                "items": {
                  "type": "string",
                  "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+-]{0,63}$"
                }
              },
              "calls": {
                "type": "array",
                "items": {
                  "type": "string",
                  "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+-]{0,63}$"
                }
              },
              "lastDisconnection": {
                "oneOf": [
                  {
                    "type": "object",
                    "additionalProperties": false,
                    "required": [
                      "time",
                      "reason"
                    ],
                    "properties": {
                      "time": {
                        "type": "integer",
                        "minimum": 0
                      },
                      "reason": {
                        "type": "string",
                        "enum": [
                          "transport close",
                          "client disconnect",
                          "ping timeout",
                          "server disconnect"
                        ]
                      }
                    }
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "today": {
                "type": "object",
                "additionalProperties": false,
                "required": [
                  "day",
                  "calls",
                  "busy",
                  "free",
                  "at"
                ],
                "properties": {
                  "day": {
                    "oneOf": [
                      {
                        "type": "string",
                        "pattern": "^\\d{4}-\\d\\d-\\d\\d$"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "calls": {
                    "type": "integer",
                    "minimum": 0
                  },
                  "busy": {
                    "type": "integer",
                    "minimum": 0
                  },
                  "free": {
                    "type": "integer",
                    "minimum": 0
                  },
                  "at": {
                    "type": "integer",
                    "minimum": 0
                  }
                }
              }
            }
          }
        },
        "pocs": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "id",
              "branch",
              "connected"
            ],
            "properties": {
              "id": {
                "type": "string",
                "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+-]{0,63}$"
              },
              "branch": {
                "type": "string",
                "pattern": "^[0-9a-f]{24}$"
              },
              "connected": {
                "type": "boolean"
              }
            }
          }
        },
        "queue": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "id",
              "contact",
              "segment",
              "channel",
              "customer",
              "priority",
              "since",
              "day",
              "offeredTo",
              "offeredAt",
              "dismissals",
              "offset"
            ],
            "properties": {
              "id": {
                "type": "string",
                "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+-]{0,63}$"
              },
              "contact": {
                "type": "string",
                "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+-]{0,63}$"
              },
              "segment": {
                "type": "string",
                "pattern": "^[0-9a-f]{24}$"
              },
              "channel": {
                "type": "string",
                "enum": [
                  "video",
                  "audio"
                ]
              },
              "customer": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "priority": {
                "type": "integer",
                "minimum": 0,
                "maximum": 9
              },
              "since": {
                "type": "integer",
                "minimum": 0
              },
              "day": {
                "type": "string",
                "pattern": "^\\d{4}-\\d\\d-\\d\\d$"
              },
              "offeredTo": {
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
              "offeredAt": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "dismissals": {
                "type": "integer",
                "minimum": 0
              },
              "offset": {
                "type": "integer",
                "minimum": 1,
                "maximum": 9007199254740991
              }
            }
          }
        },
        "calls": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "id",
              "contact",
              "queue",
              "segment",
              "user",
              "channel",
              "customer",
              "since",
              "day",
              "waited",
              "transfers",
              "tags",
              "offset"
            ],
            "properties": {
              "id": {
                "type": "string",
                "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+-]{0,63}$"
              },
              "contact": {
                "type": "string",
                "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+-]{0,63}$"
              },
              "queue": {
                "oneOf": [
                  {
                    "type": "string",
                    "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+-]{0,63}$"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "segment": {
                "type": "string",
                "pattern": "^[0-9a-f]{24}$"
              },
              "user": {
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
              "channel": {
                "type": "string",
                "enum": [
                  "video",
                  "audio"
                ]
              },
              "customer": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "since": {
                "type": "integer",
                "minimum": 0
              },
              "day": {
                "type": "string",
                "pattern": "^\\d{4}-\\d\\d-\\d\\d$"
              },
              "waited": {
                "type": [
                  "integer",
                  "null"
                ],
                "minimum": 0
              },
              "transfers": {
                "type": "integer",
                "minimum": 0
              },
              "tags": {
                "type": "array",
                "items": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 256
                }
              },
              "offset": {
                "type": "integer",
                "minimum": 1,
                "maximum": 9007199254740991
              }
            }
          }
        },
        "contacts": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "id",
              "said",
              "channel",
              "customer",
              "day",
              "queue",
              "call"
            ],
            "properties": {
              "id": {
                "type": "string",
                "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+-]{0,63}$"
              },
              "said": {
                "type": "boolean"
              },
              "channel": {
                "type": "string",
                "enum": [
                  "video",
                  "audio"
                ]
              },
              "customer": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "day": {
                "type": "string",
                "pattern": "^\\d{4}-\\d\\d-\\d\\d$"
              },
              "queue": {
                "oneOf": [
                  {
                    "type": "string",
                    "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+-]{0,63}$"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "call": {
                "oneOf": [
                  {
                    "type": "string",
                    "pattern": "^[A-Za-z0-9][A-Za-z0-9._:@+-]{0,63}$"
                  },
                  {
                    "type": "null"
                  }
                ]
              }
            }
          }
        },
        "ended": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "young",
            "old"
          ],
          "properties": {
            "young": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": [
                  "id",
                  "how"
                ],
                "properties": {
                  "id": {
                    "type": "string"
                  },
                  "how": {
                    "type": "string",
                    "enum": [
                      "answered",
                      "abandoned",
                      "ended"
                    ]
                  }
                }
              }
            },
            "old": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": [
                  "id",
                  "how"
                ],
                "properties": {
                  "id": {
                    "type": "string"
                  },
                  "how": {
                    "type": "string",
                    "enum": [
                      "answered",
                      "abandoned",
                      "ended"
                    ]
                  }
                }
              }
            }
          }
        },
        "days": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "day",
              "start",
              "end",
              "tallies"
            ],
            "properties": {
              "day": {
                "type": "string",
                "pattern": "^\\d{4}-\\d\\d-\\d\\d$"
              },
              "start": {
                "type": "integer",
                "minimum": 0
              },
              "end": {
                "type": "integer",
                "minimum": 0
              },
              "tallies": {
                "type": "array",
                "items": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": [
                    "id",
                    "contacts",
                    "hangs",
                    "answered",
                    "abandoned",
                    "dismissed",
                    "timeouts",
                    "transferred",
                    "waits",
                    "quits",
                    "waited",
                    "talks",
                    "talked"
                  ],
                  "properties": {
                    "id": {
                      "type": "string",
                      "pattern": "^(all|[0-9a-f]{24})$"
                    },
                    "contacts": {
                      "type": "integer",
                      "minimum": 0
                    },
                    "hangs": {
                      "type": "integer",
                      "minimum": 0
                    },
                    "answered": {
                      "type": "integer",
                      "minimum": 0
                    },
                    "abandoned": {
                      "type": "integer",
                      "minimum": 0
                    },
                    "dismissed": {
                      "type": "integer",
                      "minimum": 0
                    },
                    "timeouts": {
                      "type": "integer",
                      "minimum": 0
                    },
                    "transferred": {
                      "type": "integer",
                      "minimum": 0
                    },
                    "waits": {
                      "type": "array",
                      "maxItems": 602,
                      "items": {
                        "type": "integer",
                        "minimum": 0
                      }
                    },
                    "quits": {
                      "type": "array",
                      "maxItems": 602,
                      "items": {
                        "type": "integer",
                        "minimum": 0
                      }
                    },
                    "waited": {
                      "type": "integer",
                      "minimum": 0
                    },
                    "talks": {
                      "type": "integer",
                      "minimum": 0
                    },
                    "talked": {
                      "type": "integer",
                      "minimum": 0
                    }
                  }
                }
              }
            }
          }
        },
        "anomalies": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "total",
            "byReason",
            "latest"
          ],
          "properties": {
            "total": {
              "type": "integer",
              "minimum": 0
            },
            "byReason": {
              "type": "object",
              "additionalProperties": {
                "type": "integer",
                "minimum": 0
              }
            },
            "latest": {
              "type": "array",
              "maxItems": 100,
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": [
                  "offset",
                  "time",
                  "type",
                  "subject",
                  "reason"
                ],
                "properties": {
                  "offset": {
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 9007199254740991
                  },
                  "time": {
                    "type": "integer",
                    "minimum": 0
                  },
                  "type": {
                    "type": "string"
                  },
                  "subject": {
                    "type": "string"
                  },
                  "reason": {
                    "type": "string",
                    "enum": [
                      "queue-exists",
                      "queue-closed",
                      "queue-unknown",
                      "call-exists",
                      "call-closed",
                      "call-unknown",
                      "contact-exists",
                      "contact-closed",
                      "contact-unknown",
                      "agent-in-two-calls",
                      "session-unknown",
                      "time-unreadable"
                    ]
                  }
                }
              }
            }
          }
        },
        "unknown": {
          "type": "object",
          "additionalProperties": {
            "type": "integer",
            "minimum": 0
          }
        },
        "traffic": {
          "oneOf": [
            {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "kind",
                "name",
                "source",
                "started",
                "ended"
              ],
              "properties": {
                "kind": {
                  "type": "string",
                  "enum": [
                    "demo",
                    "recording"
                  ]
                },
                "name": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 256
                },
                "source": {
                  "type": "string"
                },
                "started": {
                  "type": "integer",
                  "minimum": 0
                },
                "ended": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "enum": [
                    "finished",
                    "stopped",
                    "interrupted",
                    null
                  ]
                }
              }
            },
            {
              "type": "null"
            }
          ]
        }
      }
    }
  }
};
