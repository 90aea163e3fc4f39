import {
  ANA,
  callCreated,
  callEnded,
  connected,
  contactCreated,
  contactEnded,
  logged,
  queueAbandoned,
  queueAssigned,
  queueCreated,
  SALES,
  segmentDescribed,
  userDescribed,
} from "../../support/floor-story.ts";
import { writtenRecording } from "../../support/written-recording.ts";

/** Ada is answered by Ana, and Bo hangs up. */
export const MORNING = logged([
  segmentDescribed(SALES, "Sales"),
  userDescribed(ANA, "Ana Ruiz"),
  connected(ANA, "9:59:00"),
  contactCreated("c-a", "10:00:00", { customer: "Ada" }),
  queueCreated("a", "10:00:00", { contact: "c-a", customer: "Ada" }),
  contactCreated("c-b", "10:00:30", { customer: "Bo" }),
  queueCreated("b", "10:00:30", { contact: "c-b", customer: "Bo" }),
  queueAssigned("a", "10:01:00", ANA),
  callCreated("k", "10:01:10", { contact: "c-a", queue: "a" }),
  queueAbandoned("b", "10:02:00"),
  contactEnded("c-b", "10:02:00", "abandoned"),
  callEnded("k", "10:05:00"),
  contactEnded("c-a", "10:05:00", "answered"),
]);

/** Makes a file as a user chooses it on a page. */
export const chosenFile = (bytes: Uint8Array, name = "morning.ndjson") => ({
  name,
  mimeType: "application/x-ndjson",
  buffer: Buffer.from(bytes),
});

export const MORNING_FILE = chosenFile(writtenRecording(MORNING));
