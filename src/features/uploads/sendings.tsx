import { useFormats, useTexts } from "../../services/use-texts.ts";
import {
  isOver,
  type Sending,
  type UploadFault,
  type UploadQueueRef,
} from "../../services/use-upload-queue.ts";
import { Button } from "../../ui/button.tsx";
import { Glyph, type GlyphName } from "../../ui/glyph.tsx";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import styles from "./uploads.module.css";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { LARGEST_FILE } from "./file-refusal.ts";

const GLYPHS: Readonly<Record<Sending["state"], GlyphName>> = {
  waiting: "pending",
  sending: "running",
  ready: "done",
  failed: "failed",
  stopped: "off",
};

/** List of running and finished uploads; finished ones stay until the user dismisses them. */
export function Sendings({ sendings, queue }: { sendings: readonly Sending[]; queue: UploadQueueRef }) {
  const { say } = useTexts();
  if (sendings.length === 0) return null;
  const text = say.uploads;
  const over = sendings.filter(isOver).length;
  return (
    <Panel>
      <section aria-label={text.sendings()} className={styles.sendings}>
        <div className={styles.head}>
          <p role="status">{text.progress({ done: over, total: sendings.length })}</p>
          {over > 0 ? (
            <Button size="small" kind="quiet" onClick={() => queue.send({ type: "clear" })}>
              {text.clear()}
            </Button>
          ) : null}
        </div>
        <ul>
          {sendings.map((sending) => (
            <SendingLine key={sending.key} sending={sending} queue={queue} />
          ))}
        </ul>
      </section>
    </Panel>
  );
}

function SendingLine({ sending, queue }: { sending: Sending; queue: UploadQueueRef }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.uploads;
  const { key, file, state, sent, fault } = sending;
  const status =
    state === "sending"
      ? text.sent({ sent: formats.bytes(sent), size: formats.bytes(file.size) })
      : fault
        ? faultWords(fault, say, formats)
        : text.states[state]();
  return (
    <li className={styles.sending} data-state={state}>
      <Glyph name={GLYPHS[state]} />
      <span className={styles.name} title={file.name}>
        {file.name}
      </span>
      <span className={styles.status}>
        {status}
        {state === "failed" ? <HiddenText role="alert">{`${file.name}: ${status}`}</HiddenText> : null}
      </span>
      <span className={styles.act}>
        {isOver(sending) ? null : (
          <IconButton
            icon="x"
            label={text.stop({ name: file.name })}
            onClick={() => queue.send({ type: "stop", key })}
          />
        )}
        {fault?.code === "unanswered" ? (
          <Button size="small" onClick={() => queue.send({ type: "retry", key })}>
            {text.again()}
          </Button>
        ) : null}
      </span>
      {state === "sending" ? (
        <span className={styles.bar}>
          <ProgressBar label={text.sending({ name: file.name })} value={sent} max={file.size} />
        </span>
      ) : null}
    </li>
  );
}

/** Explains why an upload failed. */
function faultWords({ code, detail }: UploadFault, say: TranslationFunctions, formats: Formats): string {
  const text = say.uploads.faults;
  switch (code) {
    case "too-large":
      return text.tooLarge({ most: formats.bytes(LARGEST_FILE) });
    case "ending":
    case "empty":
    case "another-kind":
    case "plan-limit":
    case "unanswered":
    case "pattern":
      return text[code]();
    case "too-long":
      return text.pattern();
    case "not-found":
      return text.gone();
    case "forbidden":
    case "not-in-plan":
      return say.console.form.forbidden();
    default:
      return text.other({ detail: detail ?? code });
  }
}
