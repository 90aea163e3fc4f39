import { useEffect, useRef } from "react";
import { useTexts } from "../../services/use-texts.ts";
import styles from "./enrolment-drawer.module.css";

/** What the camera sees, so that one can hold the code before it. */
export function ScanView({ picture }: { picture: MediaStream | null }) {
  const { say } = useTexts();
  const text = say.branches.enrolment;
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
