// Generated from openapi/live-monitor.yaml by `npm run generate`. Do not edit.

/** What becomes of each member of each fact in a recording without personal data. What is not named here is left out. */
export const REDACTIONS: Readonly<Record<string, Readonly<Record<string, "keep" | "key" | "pseudonym" | "drop">>>> = {
  "contact-created": {
    "channel": "keep",
    "origin": "keep",
    "customer": "pseudonym",
    "device": "drop",
    "location": "drop",
    "consentAt": "keep"
  },
  "queue-created": {
    "contact": "key",
    "segment": "keep",
    "channel": "keep",
    "customer": "pseudonym",
    "priority": "keep"
  },
  "queue-assigned": {
    "user": "keep"
  },
  "queue-dismissed": {
    "user": "keep",
    "reason": "keep"
  },
  "queue-abandoned": {
    "reason": "drop"
  },
  "call-created": {
    "contact": "key",
    "queue": "key",
    "segment": "keep",
    "user": "keep",
    "channel": "keep",
    "customer": "pseudonym"
  },
  "call-transferred": {
    "fromUser": "keep",
    "toUser": "keep",
    "fromSegment": "keep",
    "toSegment": "keep"
  },
  "call-tagged": {
    "tags": "keep"
  },
  "call-ended": {
    "by": "keep"
  },
  "contact-ended": {
    "outcome": "keep",
    "recorded": "keep"
  },
  "user-connected": {
    "session": "key",
    "ip": "pseudonym",
    "browser": "keep"
  },
  "user-disconnected": {
    "session": "key",
    "reason": "keep"
  },
  "user-status-changed": {
    "status": "keep",
    "reason": "pseudonym",
    "by": "keep"
  },
  "segment-described": {
    "name": "keep",
    "channels": "keep",
    "imported": "keep",
    "removed": "keep"
  },
  "user-described": {
    "name": "pseudonym",
    "segments": "keep",
    "imported": "keep",
    "removed": "keep"
  },
  "traffic-started": {
    "kind": "keep",
    "name": "keep",
    "zone": "keep",
    "rate": "keep"
  },
  "traffic-ended": {
    "reason": "keep"
  },
  "clock-changed": {
    "rate": "keep"
  },
  "poc-connected": {
    "branch": "keep",
    "browser": "keep",
    "os": "keep",
    "device": "keep",
    "ip": "pseudonym"
  },
  "poc-disconnected": {
    "branch": "keep",
    "browser": "keep",
    "os": "keep",
    "device": "keep",
    "ip": "pseudonym"
  },
  "poc-enrolled": {
    "branch": "keep",
    "browser": "keep",
    "os": "keep",
    "device": "keep",
    "ip": "pseudonym"
  },
  "poc-unrolled": {
    "branch": "keep",
    "browser": "keep",
    "os": "keep",
    "device": "keep",
    "ip": "pseudonym"
  },
  "supervision-started": {
    "user": "keep",
    "name": "pseudonym"
  },
  "supervision-ended": {
    "user": "keep",
    "name": "pseudonym"
  },
  "comment-created": {
    "id": "key",
    "form": "keep",
    "user": "keep",
    "scores": "keep"
  },
  "form-received": {
    "id": "key",
    "form": "keep",
    "user": "keep",
    "scores": "keep"
  },
  "agent-form-received": {
    "id": "key",
    "form": "keep",
    "user": "keep",
    "scores": "keep"
  },
  "survey-received": {
    "id": "key",
    "form": "keep",
    "user": "keep",
    "scores": "keep"
  },
  "recording-created": {
    "call": "key",
    "by": "keep"
  },
  "recording-approved": {
    "call": "key",
    "by": "keep"
  },
  "recording-rejected": {
    "call": "key",
    "by": "keep"
  },
  "recording-deleted": {
    "call": "key",
    "by": "keep"
  },
  "appointment-created": {
    "service": "keep",
    "user": "keep",
    "at": "keep"
  },
  "appointment-canceled": {
    "service": "keep",
    "user": "keep",
    "at": "keep"
  },
  "appointment-reminder": {
    "service": "keep",
    "user": "keep",
    "at": "keep"
  },
  "appointment-rescheduled": {
    "service": "keep",
    "user": "keep",
    "at": "keep"
  },
  "appointment-attended": {
    "service": "keep",
    "user": "keep",
    "at": "keep"
  },
  "qms-notify": {
    "topics": "keep",
    "sentiment": "keep",
    "summary": "drop",
    "score": "keep"
  },
  "ai-calls": {
    "topics": "keep",
    "sentiment": "keep",
    "summary": "drop",
    "score": "keep"
  },
  "ai-appointments": {
    "topics": "keep",
    "sentiment": "keep",
    "summary": "drop",
    "score": "keep"
  }
};
