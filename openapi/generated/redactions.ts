// Generated from openapi/live-monitor.yaml by `npm run generate`. Do not edit.

/** Rule for a value in a recording without personal data. Values that do not match their rule are removed. */
export type Redaction =
  | "boolean" | "browser" | "device" | "drop" | "id" | "number" | "pseudonym" | "scales" | "scores" | "system" | "text" | "time" | "zone"
  | { readonly words: readonly string[] }
  | { readonly each: Redaction }
  | { readonly inside: Readonly<Record<string, Redaction>> };

/** Rules for the members of each event type. Other members are removed. */
export const REDACTIONS: Readonly<Record<string, Readonly<Record<string, Redaction>>>> = {
  "contact-created": {
    "channel": {
      "words": [
        "video",
        "audio"
      ]
    },
    "origin": {
      "words": [
        "widget",
        "link",
        "poc",
        "ivr",
        "calendar"
      ]
    },
    "customer": "pseudonym",
    "device": "drop",
    "location": "drop",
    "consentAt": "time"
  },
  "queue-created": {
    "contact": "pseudonym",
    "segment": "id",
    "channel": {
      "words": [
        "video",
        "audio"
      ]
    },
    "customer": "pseudonym",
    "priority": "number"
  },
  "queue-assigned": {
    "user": "id"
  },
  "queue-dismissed": {
    "user": "id",
    "reason": {
      "words": [
        "dismissed",
        "timeout"
      ]
    }
  },
  "queue-abandoned": {
    "reason": "drop"
  },
  "call-created": {
    "contact": "pseudonym",
    "queue": "pseudonym",
    "segment": "id",
    "user": "id",
    "channel": {
      "words": [
        "video",
        "audio"
      ]
    },
    "customer": "pseudonym"
  },
  "call-transferred": {
    "fromUser": "id",
    "toUser": "id",
    "fromSegment": "id",
    "toSegment": "id"
  },
  "call-tagged": {
    "tags": {
      "each": "pseudonym"
    }
  },
  "call-ended": {
    "by": {
      "words": [
        "customer",
        "user",
        "network",
        "platform"
      ]
    }
  },
  "contact-ended": {
    "outcome": {
      "words": [
        "answered",
        "dismissed",
        "assigned",
        "timeout",
        "abandoned",
        "transferred",
        "discarded"
      ]
    },
    "recorded": {
      "inside": {
        "ivrSeconds": "number",
        "queueSeconds": "number",
        "serviceSeconds": "number"
      }
    }
  },
  "user-connected": {
    "session": "pseudonym",
    "ip": "pseudonym",
    "browser": "browser"
  },
  "user-disconnected": {
    "session": "pseudonym",
    "reason": {
      "words": [
        "transport close",
        "client disconnect",
        "ping timeout",
        "server disconnect"
      ]
    }
  },
  "user-status-changed": {
    "status": {
      "words": [
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
    "reason": "pseudonym",
    "by": "id"
  },
  "segment-described": {
    "name": "text",
    "channels": {
      "each": {
        "words": [
          "video",
          "audio"
        ]
      }
    },
    "imported": "boolean",
    "removed": "boolean"
  },
  "user-described": {
    "name": "pseudonym",
    "segments": {
      "each": "id"
    },
    "imported": "boolean",
    "removed": "boolean"
  },
  "traffic-started": {
    "kind": {
      "words": [
        "demo",
        "recording"
      ]
    },
    "name": "text",
    "zone": "zone",
    "rate": "number"
  },
  "traffic-ended": {
    "reason": {
      "words": [
        "finished",
        "stopped",
        "interrupted"
      ]
    }
  },
  "clock-changed": {
    "rate": "number"
  },
  "poc-connected": {
    "branch": "id",
    "browser": "browser",
    "os": "system",
    "device": "device",
    "ip": "pseudonym"
  },
  "poc-disconnected": {
    "branch": "id",
    "browser": "browser",
    "os": "system",
    "device": "device",
    "ip": "pseudonym"
  },
  "poc-enrolled": {
    "branch": "id",
    "browser": "browser",
    "os": "system",
    "device": "device",
    "ip": "pseudonym"
  },
  "poc-unrolled": {
    "branch": "id",
    "browser": "browser",
    "os": "system",
    "device": "device",
    "ip": "pseudonym"
  },
  "supervision-started": {
    "user": "id",
    "name": "pseudonym"
  },
  "supervision-ended": {
    "user": "id",
    "name": "pseudonym"
  },
  "comment-created": {
    "id": "pseudonym",
    "form": "id",
    "user": "id",
    "scores": "scores",
    "scales": "scales"
  },
  "form-received": {
    "id": "pseudonym",
    "form": "id",
    "user": "id",
    "scores": "scores",
    "scales": "scales"
  },
  "agent-form-received": {
    "id": "pseudonym",
    "form": "id",
    "user": "id",
    "scores": "scores",
    "scales": "scales"
  },
  "survey-received": {
    "id": "pseudonym",
    "form": "id",
    "user": "id",
    "scores": "scores",
    "scales": "scales"
  },
  "recording-created": {
    "call": "pseudonym",
    "by": "id"
  },
  "recording-approved": {
    "call": "pseudonym",
    "by": "id"
  },
  "recording-rejected": {
    "call": "pseudonym",
    "by": "id"
  },
  "recording-deleted": {
    "call": "pseudonym",
    "by": "id"
  },
  "appointment-created": {
    "service": "id",
    "user": "id",
    "at": "time"
  },
  "appointment-canceled": {
    "service": "id",
    "user": "id",
    "at": "time"
  },
  "appointment-reminder": {
    "service": "id",
    "user": "id",
    "at": "time"
  },
  "appointment-rescheduled": {
    "service": "id",
    "user": "id",
    "at": "time"
  },
  "appointment-attended": {
    "service": "id",
    "user": "id",
    "at": "time"
  },
  "qms-notify": {
    "topics": {
      "each": "pseudonym"
    },
    "sentiment": {
      "words": [
        "positive",
        "neutral",
        "negative"
      ]
    },
    "summary": "drop",
    "score": "number"
  },
  "ai-calls": {
    "topics": {
      "each": "pseudonym"
    },
    "sentiment": {
      "words": [
        "positive",
        "neutral",
        "negative"
      ]
    },
    "summary": "drop",
    "score": "number"
  },
  "ai-appointments": {
    "topics": {
      "each": "pseudonym"
    },
    "sentiment": {
      "words": [
        "positive",
        "neutral",
        "negative"
      ]
    },
    "summary": "drop",
    "score": "number"
  }
};
