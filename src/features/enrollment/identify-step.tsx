import { type FormEvent, useEffect, useRef, useState } from "react";
import type { EnrollmentRef } from "../../../machines/enrollment.ts";
import { useEnrollment } from "../../services/use-enrollment.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./enrollment-drawer.module.css";
import { ProblemNote } from "./problem-note.tsx";

/** Step 1: identify the device by scanning or typing its id. */
export function IdentifyStep({
  enrollment,
  picture,
}: {
  enrollment: EnrollmentRef;
  picture: MediaStream | null;
}) {
  const { say } = useTexts();
  const text = say.branches.enrollment;
  const { place, context, busy } = useEnrollment(enrollment);
  const [typed, setTyped] = useState(context.poc?.id ?? "");
  const isTyping = place === "typing" || place === "checking.typing";
  const isScanning = place.startsWith("scanning");
  const wrong =
    context.problem === "required" || context.problem === "notAPoc"
      ? text.problems[context.problem]()
      : undefined;

  const enter = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    enrollment.send({ type: "id.entered", text: typed });
  };
  return (
    <>
      <p className={styles.step}>{text.step({ step: 1 })}</p>
      <h3>{text.identify()}</h3>
      <p className={styles.hint}>{text.how({ address: `${location.origin}/device` })}</p>
      <ProblemNote context={context} />
      {isScanning ? <ScanView picture={picture} /> : null}
      {isScanning && wrong !== undefined ? <p role="alert">{wrong}</p> : null}
      {isTyping ? (
        <form noValidate className={styles.form} onSubmit={enter}>
          <TextField
            label={text.pocId()}
            hint={text.pocIdHint()}
            error={wrong}
            value={typed}
            onChange={(next) => {
              setTyped(next);
              enrollment.send({ type: "edit" });
            }}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
          />
          <div className={styles.actions}>
            <Button onClick={() => enrollment.send({ type: busy ? "cancel" : "back" })}>{text.back()}</Button>
            <Button type="submit" kind="primary" busy={busy}>
              {text.next()}
            </Button>
          </div>
        </form>
      ) : null}
      {place === "checking.choosing" ? <p role="status">{text.checking()}</p> : null}
      {isTyping ? null : (
        <div className={styles.choices}>
          {isScanning ? (
            <Button onClick={() => enrollment.send({ type: "back" })}>{text.back()}</Button>
          ) : (
            <Button kind="primary" busy={busy} onClick={() => enrollment.send({ type: "scan.wanted" })}>
              {text.scan()}
            </Button>
          )}
          <Button onClick={() => enrollment.send({ type: "type.wanted" })}>{text.type()}</Button>
        </div>
      )}
    </>
  );
}

/** Shows the camera picture, so that the user can aim at the code. */
function ScanView({ picture }: { picture: MediaStream | null }) {
  const { say } = useTexts();
  const text = say.branches.enrollment;
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = picture;
  }, [picture]);
  return (
    <>
      <p role="status">{picture ? text.scanning() : text.asking()}</p>
      <video
        ref={video}
        className={styles.picture}
        aria-label={text.picture()}
        autoPlay
        muted
        playsInline
        hidden={picture === null}
      />
    </>
  );
}
