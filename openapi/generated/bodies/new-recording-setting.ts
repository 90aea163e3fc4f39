// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: NewRecordingSetting. */
export const NewRecordingSettingBody = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name"
  ],
  "properties": {
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 80,
      "pattern": "\\S"
    },
    "storage": {
      "type": "string",
      "enum": [
        "local",
        "cloud"
      ]
    },
    "provider": {
      "type": [
        "string",
        "null"
      ],
      "x-when": {
        "storage": [
          "cloud"
        ]
      },
      "enum": [
        "s3",
        "azure",
        "gcp",
        "ftp",
        "own",
        null
      ]
    },
    "bucketName": {
      "type": [
        "string",
        "null"
      ],
      "maxLength": 63,
      "pattern": "^[a-z0-9][a-z0-9.-]+[a-z0-9]$",
      "x-when": {
        "provider": [
          "s3"
        ]
      }
    },
    "region": {
      "type": [
        "string",
        "null"
      ],
      "maxLength": 40,
      "pattern": "^[a-z]{2}(-[a-z]+)+-[0-9]$",
      "x-when": {
        "provider": [
          "s3"
        ]
      }
    },
    "oidc": {
      "type": "boolean",
      "x-when": {
        "provider": [
          "s3"
        ]
      }
    },
    "roleArn": {
      "type": [
        "string",
        "null"
      ],
      "maxLength": 300,
      "pattern": "^arn:[\\w-]+:iam::[0-9]{12}:role/[\\w+=,.@/-]+$",
      "x-when": {
        "provider": [
          "s3"
        ],
        "oidc": [
          true
        ]
      }
    },
    "accessKeyId": {
      "type": [
        "string",
        "null"
      ],
      "maxLength": 128,
      "pattern": "^\\w+$",
      "x-when": {
        "provider": [
          "s3"
        ],
        "oidc": [
          false
        ]
      }
    },
    "secretKey": {
      "type": [
        "string",
        "null"
      ],
      "minLength": 1,
      "maxLength": 200,
      "x-when": {
        "provider": [
          "s3"
        ],
        "oidc": [
          false
        ]
      },
      "writeOnly": true
    },
    "accountName": {
      "type": [
        "string",
        "null"
      ],
      "maxLength": 24,
      "pattern": "^[a-z0-9]{3,24}$",
      "x-when": {
        "provider": [
          "azure"
        ]
      }
    },
    "accountKey": {
      "type": [
        "string",
        "null"
      ],
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^[A-Za-z0-9+/]+=*$",
      "x-when": {
        "provider": [
          "azure"
        ]
      },
      "writeOnly": true
    },
    "protocol": {
      "type": "string",
      "enum": [
        "https",
        "http"
      ],
      "x-when": {
        "provider": [
          "azure"
        ]
      }
    },
    "blobEndpoint": {
      "type": [
        "string",
        "null"
      ],
      "maxLength": 300,
      "format": "uri",
      "pattern": "^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",
      "x-when": {
        "provider": [
          "azure"
        ]
      }
    },
    "container": {
      "type": [
        "string",
        "null"
      ],
      "maxLength": 63,
      "pattern": "^[a-z0-9][a-z0-9-]{2,62}$",
      "x-when": {
        "provider": [
          "azure"
        ]
      }
    },
    "credentials": {
      "type": [
        "string",
        "null"
      ],
      "minLength": 1,
      "maxLength": 10000,
      "x-when": {
        "provider": [
          "gcp"
        ]
      },
      "writeOnly": true
    },
    "gcpBucket": {
      "type": [
        "string",
        "null"
      ],
      "maxLength": 222,
      "pattern": "^[a-z0-9][a-z0-9._-]+[a-z0-9]$",
      "x-when": {
        "provider": [
          "gcp"
        ]
      }
    },
    "hostname": {
      "type": [
        "string",
        "null"
      ],
      "maxLength": 253,
      "pattern": "^[A-Za-z0-9]([A-Za-z0-9.:-]*[A-Za-z0-9])?$",
      "x-when": {
        "provider": [
          "ftp"
        ]
      }
    },
    "port": {
      "type": "integer",
      "minimum": 1,
      "maximum": 65535,
      "x-when": {
        "provider": [
          "ftp"
        ]
      }
    },
    "username": {
      "type": [
        "string",
        "null"
      ],
      "maxLength": 100,
      "pattern": "^(?!\\s*[Rr][Oo][Oo][Tt]\\s*$)\\P{Cc}+$",
      "x-when": {
        "provider": [
          "ftp"
        ]
      }
    },
    "password": {
      "type": [
        "string",
        "null"
      ],
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^\\P{Cc}+$",
      "x-when": {
        "provider": [
          "ftp"
        ]
      },
      "writeOnly": true
    },
    "ssh": {
      "type": "boolean",
      "x-when": {
        "provider": [
          "ftp"
        ]
      }
    },
    "tls": {
      "type": "boolean",
      "x-when": {
        "provider": [
          "ftp"
        ],
        "ssh": [
          false
        ]
      }
    },
    "automaticRecording": {
      "type": "boolean"
    },
    "showRecordingStatus": {
      "type": "boolean"
    },
    "automaticUpload": {
      "type": "boolean"
    },
    "deleteBackup": {
      "type": "boolean"
    },
    "tracks": {
      "type": "integer",
      "minimum": 1,
      "maximum": 16
    },
    "videoBitsPerSecond": {
      "type": "integer",
      "minimum": 100000,
      "maximum": 50000000
    },
    "audioBitsPerSecond": {
      "type": "integer",
      "minimum": 6000,
      "maximum": 510000
    },
    "videoWidth": {
      "type": "integer",
      "minimum": 160,
      "maximum": 7680
    },
    "videoHeight": {
      "type": "integer",
      "minimum": 120,
      "maximum": 4320
    },
    "bytesMax": {
      "type": "integer",
      "minimum": 1000000,
      "maximum": 2000000000
    }
  }
};
