// Generated from openapi/live-monitor.yaml by `npm run generate`. Do not edit.

import type { Event, AppointmentData, CallCreated, CallEnded, CallTagged, CallTransferred, ClockChanged, ContactCreated, ContactEnded, InsightData, PaperData, PocData, QueueAbandoned, QueueAssigned, QueueCreated, QueueDismissed, RecordingData, SegmentDescribed, SupervisionData, TrafficEnded, TrafficStarted, UserConnected, UserDescribed, UserDisconnected, UserStatusChanged } from "./live-monitor.ts";

/** An event of one type, with its payload. */
export type Fact<Type extends string, Data> = Omit<Event, "type" | "data"> & { readonly type: Type; readonly data: Data };

/** All events of this document, discriminated by `type`. */
export type KnownFact =
  | Fact<"contact-created", ContactCreated>
  | Fact<"queue-created", QueueCreated>
  | Fact<"queue-assigned", QueueAssigned>
  | Fact<"queue-dismissed", QueueDismissed>
  | Fact<"queue-abandoned", QueueAbandoned>
  | Fact<"call-created", CallCreated>
  | Fact<"call-transferred", CallTransferred>
  | Fact<"call-tagged", CallTagged>
  | Fact<"call-ended", CallEnded>
  | Fact<"contact-ended", ContactEnded>
  | Fact<"user-connected", UserConnected>
  | Fact<"user-disconnected", UserDisconnected>
  | Fact<"user-status-changed", UserStatusChanged>
  | Fact<"segment-described", SegmentDescribed>
  | Fact<"user-described", UserDescribed>
  | Fact<"traffic-started", TrafficStarted>
  | Fact<"traffic-ended", TrafficEnded>
  | Fact<"clock-changed", ClockChanged>
  | Fact<"poc-connected", PocData>
  | Fact<"poc-disconnected", PocData>
  | Fact<"poc-enrolled", PocData>
  | Fact<"poc-unrolled", PocData>
  | Fact<"supervision-started", SupervisionData>
  | Fact<"supervision-ended", SupervisionData>
  | Fact<"comment-created", PaperData>
  | Fact<"form-received", PaperData>
  | Fact<"agent-form-received", PaperData>
  | Fact<"survey-received", PaperData>
  | Fact<"recording-created", RecordingData>
  | Fact<"recording-approved", RecordingData>
  | Fact<"recording-rejected", RecordingData>
  | Fact<"recording-deleted", RecordingData>
  | Fact<"appointment-created", AppointmentData>
  | Fact<"appointment-canceled", AppointmentData>
  | Fact<"appointment-reminder", AppointmentData>
  | Fact<"appointment-rescheduled", AppointmentData>
  | Fact<"appointment-attended", AppointmentData>
  | Fact<"qms-notify", InsightData>
  | Fact<"ai-calls", InsightData>
  | Fact<"ai-appointments", InsightData>;

/** Properties of each event type: payload schema, kind of subject, channel, and `feed`: true if feeders may send it. */
export const FACTS = {
  "contact-created": {"schema":"ContactCreated","subject":"contact","channel":"floor","feed":true},
  "queue-created": {"schema":"QueueCreated","subject":"queue","channel":"floor","feed":true},
  "queue-assigned": {"schema":"QueueAssigned","subject":"queue","channel":"floor","feed":true},
  "queue-dismissed": {"schema":"QueueDismissed","subject":"queue","channel":"floor","feed":true},
  "queue-abandoned": {"schema":"QueueAbandoned","subject":"queue","channel":"floor","feed":true},
  "call-created": {"schema":"CallCreated","subject":"call","channel":"floor","feed":true},
  "call-transferred": {"schema":"CallTransferred","subject":"call","channel":"floor","feed":true},
  "call-tagged": {"schema":"CallTagged","subject":"call","channel":"floor","feed":true},
  "call-ended": {"schema":"CallEnded","subject":"call","channel":"floor","feed":true},
  "contact-ended": {"schema":"ContactEnded","subject":"contact","channel":"floor","feed":true},
  "user-connected": {"schema":"UserConnected","subject":"user","channel":"floor","feed":true},
  "user-disconnected": {"schema":"UserDisconnected","subject":"user","channel":"floor","feed":true},
  "user-status-changed": {"schema":"UserStatusChanged","subject":"user","channel":"floor","feed":true},
  "segment-described": {"schema":"SegmentDescribed","subject":"segment","channel":"floor","feed":true},
  "user-described": {"schema":"UserDescribed","subject":"user","channel":"floor","feed":true},
  "traffic-started": {"schema":"TrafficStarted","subject":"traffic","channel":"floor","feed":true},
  "traffic-ended": {"schema":"TrafficEnded","subject":"traffic","channel":"floor","feed":true},
  "clock-changed": {"schema":"ClockChanged","subject":"traffic","channel":"floor","feed":true},
  "poc-connected": {"schema":"PocData","subject":"poc","channel":"floor","feed":true},
  "poc-disconnected": {"schema":"PocData","subject":"poc","channel":"floor","feed":true},
  "poc-enrolled": {"schema":"PocData","subject":"poc","channel":"floor","feed":true},
  "poc-unrolled": {"schema":"PocData","subject":"poc","channel":"floor","feed":true},
  "supervision-started": {"schema":"SupervisionData","subject":"call","channel":"floor","feed":true},
  "supervision-ended": {"schema":"SupervisionData","subject":"call","channel":"floor","feed":true},
  "comment-created": {"schema":"PaperData","subject":"call","channel":"floor","feed":true},
  "form-received": {"schema":"PaperData","subject":"contact","channel":"floor","feed":true},
  "agent-form-received": {"schema":"PaperData","subject":"call","channel":"floor","feed":true},
  "survey-received": {"schema":"PaperData","subject":"call","channel":"floor","feed":true},
  "recording-created": {"schema":"RecordingData","subject":"recording","channel":"floor","feed":true},
  "recording-approved": {"schema":"RecordingData","subject":"recording","channel":"floor","feed":true},
  "recording-rejected": {"schema":"RecordingData","subject":"recording","channel":"floor","feed":true},
  "recording-deleted": {"schema":"RecordingData","subject":"recording","channel":"floor","feed":true},
  "appointment-created": {"schema":"AppointmentData","subject":"appointment","channel":"floor","feed":true},
  "appointment-canceled": {"schema":"AppointmentData","subject":"appointment","channel":"floor","feed":true},
  "appointment-reminder": {"schema":"AppointmentData","subject":"appointment","channel":"floor","feed":true},
  "appointment-rescheduled": {"schema":"AppointmentData","subject":"appointment","channel":"floor","feed":true},
  "appointment-attended": {"schema":"AppointmentData","subject":"appointment","channel":"floor","feed":true},
  "qms-notify": {"schema":"InsightData","subject":"call","channel":"floor","feed":true},
  "ai-calls": {"schema":"InsightData","subject":"call","channel":"floor","feed":true},
  "ai-appointments": {"schema":"InsightData","subject":"appointment","channel":"floor","feed":true},
} as const;
