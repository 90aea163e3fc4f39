import type { Status } from "../../../openapi/generated/console.ts";
import { useServices } from "../../services/services.ts";
import { useTick } from "../../services/ticker.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Brand } from "../../ui/brand.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type Family, StatusPill } from "../../ui/status-pill.tsx";
import { ownZone } from "./own-zone.ts";
import styles from "./platform-side.module.css";
import { RoundTrip } from "./round-trip.tsx";
import { usePlatformStatus } from "./use-platform-status.ts";

/** What is true before anybody has signed in, and what one needs when signing in fails. */
export function PlatformSide() {
  const { now } = useServices();
  const { say } = useTexts();
  const formats = useFormats();
  const known = usePlatformStatus();
  useTick();
  const text = say.platform;
  const time = now();
  const answered = known.roundTrips.at(-1) !== null;
  return (
    <section className={styles.side} aria-label={text.label()}>
      <Brand>{say.product()}</Brand>
      <div className={styles.state}>
        <RoundTrip known={known} now={time} />
        <div>
          <Parts status={known.status} answered={answered} />
          <p className={styles.here}>
            {known.status ? (
              <>
                <Icon name="lock" />
                {text.from()} <span className={styles.address}>{known.status.address}</span>
                <CopyButton
                  text={known.status.address}
                  label={text.copyAddress()}
                  doneLabel={say.actions.copied()}
                  failedLabel={say.actions.copyFailed()}
                />
              </>
            ) : null}
            <span className={styles.zone}>{ownZone(time)}</span>
          </p>
        </div>
      </div>
      <p className={styles.updated}>
        {known.at === null ? null : text.updated({ ago: formats.ago(time - known.at) })}
      </p>
    </section>
  );
}

type PartState = Status["parts"][number]["state"] | "unknown";
const FAMILIES: Record<PartState, Family> = { operating: "free", slow: "away", down: "bad", unknown: "off" };
const PARTS = ["api", "storage", "live"] as const;

function Parts({ status, answered }: { status: Status | null; answered: boolean }) {
  const { say } = useTexts();
  const text = say.platform;
  return (
    <table className={styles.parts} aria-label={text.partsLabel()}>
      <tbody>
        {PARTS.map((name) => {
          const part = status?.parts.find((one) => one.part === name);
          // What does not answer can not say how it is.
          const state: PartState = answered && part ? part.state : "unknown";
          const took = state === "unknown" ? undefined : part?.answeredIn;
          return (
            <tr key={name}>
              <th scope="row">{text.parts[name]()}</th>
              <td>
                <StatusPill family={FAMILIES[state]}>{text.states[state]()}</StatusPill>
              </td>
              <td>
                {took === undefined ? null : took < 1 ? text.answersAtOnce() : text.answered({ value: took })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
