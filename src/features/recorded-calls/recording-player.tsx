import { useRef, useState } from "react";
import type { Recording } from "../../../openapi/generated/console.ts";
import { NotRead } from "../../resource/not-read.tsx";
import { useServices } from "../../services/services.ts";
import { usePlayLink } from "../../services/use-play-link.ts";
import { useTexts } from "../../services/use-texts.ts";
import { FailureBanner } from "../../resource/failure-banner.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import styles from "./recorded-calls.module.css";

/**
 * Plays a recording under a link that is made for it. A link that became too old is made anew, and it goes on
 * where it stood.
 */
export function RecordingPlayer({
  recording: { _id: id, media = "video/webm" },
  label,
}: {
  recording: Recording;
  label: string;
}) {
  const { addressOf } = useServices();
  const { say } = useTexts();
  const text = say.recordings.player;
  const link = usePlayLink(id);
  const [broken, setBroken] = useState<string | null>(null);
  const stoodAt = useRef(0);
  if (link.failure)
    return (
      <NotRead failure={link.failure} onAgain={link.again}>
        {text.failed()}
      </NotRead>
    );
  if (link.path === null)
    return (
      <p role="status">
        <Spinner /> {text.loading()}
      </p>
    );
  if (broken === link.path)
    return (
      <FailureBanner action={{ label: say.actions.tryAgain(), onClick: link.again }}>
        {text.failed()}
      </FailureBanner>
    );
  const player = {
    src: addressOf(link.path),
    controls: true,
    preload: "metadata",
    "aria-label": label,
    onLoadedMetadata: ({ currentTarget }: { readonly currentTarget: HTMLMediaElement }) => {
      if (stoodAt.current > 0) currentTarget.currentTime = stoodAt.current;
    },
    onTimeUpdate: ({ currentTarget }: { readonly currentTarget: HTMLMediaElement }) => {
      stoodAt.current = currentTarget.currentTime;
    },
    onError: () => setBroken(link.path),
  };
  return media.startsWith("audio/") ? (
    <audio className={styles.audio} {...player} />
  ) : (
    <video className={styles.video} {...player} />
  );
}
