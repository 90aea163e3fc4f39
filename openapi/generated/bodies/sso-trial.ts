// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: SsoTrial. */
export const SsoTrialBody = {
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "cert": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20000
    },
    "entryPoint": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2048
    },
    "issuer": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1024,
      "pattern": "^\\S+$"
    },
    "wantAuthnResponseSigned": {
      "type": "boolean"
    },
    "wantAssertionsSigned": {
      "type": "boolean"
    },
    "signatureAlgorithm": {
      "type": "string",
      "enum": [
        "sha256",
        "sha512",
        "sha1"
      ]
    },
    "digestAlgorithm": {
      "type": "string",
      "enum": [
        "sha256",
        "sha512",
        "sha1"
      ]
    },
    "forceAuthn": {
      "type": "boolean"
    },
    "authnRequestBinding": {
      "type": "string",
      "enum": [
        "HTTP-Redirect",
        "HTTP-POST"
      ]
    },
    "identifierFormat": {
      "type": [
        "string",
        "null"
      ],
      "minLength": 1,
      "maxLength": 256,
      "pattern": "^\\S+$"
    }
  }
};
