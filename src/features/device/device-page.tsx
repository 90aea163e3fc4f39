import { useSyncExternalStore } from "react";
import type { DeviceStanding, DeviceRefusal } from "../../../openapi/generated/live-monitor.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Brand } from "../../ui/brand.tsx";
import { Button } from "../../ui/button.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { StatusPill, type Family } from "../../ui/status-pill.tsx";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import styles from "./device-page.module.css";

/** State of the device's connection, and its enrollment as reported by the platform. */
interface Standing {
  readonly link: "connecting" | "connected" | "lost" | "refused" | "elsewhere";
  readonly refusal: DeviceRefusal["code"] | null;
  readonly standing: DeviceStanding | null;
}

interface DevicePageProps {
  /** The device's id. An administrator scans or types it to enroll the device. */
  readonly id: string;
  readonly state: { readonly get: () => Standing; readonly subscribe: (listener: () => void) => () => void };
  /** Connects this window and disconnects another window of the same device. */
  readonly onOpen: () => void;
  /** Generates another id if the current id belongs to another device. */
  readonly onRenew: () => void;
}

const FAMILIES: Readonly<Record<Standing["link"], Family>> = {
  connecting: "plan",
  connected: "free",
  lost: "away",
  refused: "bad",
  elsewhere: "off",
};

/**
 * Screen of a display device: until it is enrolled, its id as text and QR code; then the name of its branch.
 */
export function DevicePage({ id, state, onOpen, onRenew }: DevicePageProps) {
  const { say } = useTexts();
  const text = say.device;
  const { link, refusal, standing } = useSyncExternalStore(state.subscribe, state.get);
  const isEnrolled = standing?.standing === "enrolled";
  useWindowTitle(say.windowTitle({ page: text.title() }));
  return (
    <main className={styles.screen}>
      <header className={styles.top}>
        <Brand>Switchboard</Brand>
        <span role="status">
          <StatusPill family={FAMILIES[link]} size="large">
            {text.links[link]()}
          </StatusPill>
        </span>
      </header>
      <div className={styles.middle}>
        {isEnrolled ? (
          <div className={styles.enrolled} aria-live="polite">
            <p className={styles.lead}>{text.enrolledIn()}</p>
            <h1 className={styles.label}>{standing.label}</h1>
            <p className={styles.branch}>{standing.branch}</p>
          </div>
        ) : (
          <div className={styles.waiting} aria-live="polite">
            <h1>{text.waiting()}</h1>
            <div className={styles.code}>
              <QrCode value={id} label={text.codeLabel({ id })} />
            </div>
            <p className={styles.lead}>{text.howTo()}</p>
          </div>
        )}
        {link === "refused" && refusal !== null ? (
          <p className={styles.note} role="alert">
            {text.refusals[refusal]()}
          </p>
        ) : null}
        {link === "elsewhere" ? <Button onClick={onOpen}>{text.showHere()}</Button> : null}
        {refusal === "wrong-secret" ? <Button onClick={onRenew}>{text.newId()}</Button> : null}
      </div>
      <p className={styles.id}>
        <span>{text.id()}</span> <span className={styles.number}>{id}</span>
      </p>
    </main>
  );
}
