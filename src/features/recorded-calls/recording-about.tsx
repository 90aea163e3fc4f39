import type { Recording } from "../../../openapi/generated/console.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { canBePlayed } from "./next-steps.ts";
import { beganIn } from "./recorded-calls-columns.tsx";
import { RecordingPlayer } from "./recording-player.tsx";
import { ReviewRecording } from "./review-recording.tsx";
import { UploadPart } from "./upload-part.tsx";

/** What a recording holds, to be played, and what those who review it make of it. */
export function RecordingAbout({ recording }: { recording: Recording }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.recordings;
  const mayReview = useAbility("recordings.review");
  const { _id: id, status = "deleted" } = recording;
  const label = text.one({ began: beganIn(recording, formats) });
  const absent = status === "pending" || status === "approved" || status === "rejected" ? "cold" : status;
  return (
    <>
      {canBePlayed(recording) ? (
        <RecordingPlayer key={id} recording={recording} label={label} />
      ) : (
        <Banner family="plan">{text.absent[absent]()}</Banner>
      )}
      {mayReview ? <ReviewRecording key={`review of ${id}`} recording={recording} name={label} /> : null}
      <UploadPart key={`upload of ${id}`} recording={recording} mayUpload={mayReview} />
    </>
  );
}
