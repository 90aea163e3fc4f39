import type { CallHistory } from "../../../openapi/generated/console.ts";
import type { CallTimeline } from "../../../streams/charts/call-timeline.ts";
import { offersIn } from "../../../streams/metrics/offers.ts";
import { ClockTime } from "../../resource/cells/clock-time.tsx";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { Glyph, type GlyphName } from "../../ui/glyph.tsx";
import type { CallNames } from "./call-names.tsx";
import page from "./call-page.module.css";
import styles from "./call-timeline.module.css";

const GLYPHS = {
  answered: ["done", "free"],
  missed: ["bad", "bad"],
  declined: ["bad", "bad"],
  withdrawn: ["off", "off"],
  ringing: ["call", "call"],
} as const satisfies Record<string, readonly [GlyphName, string]>;

interface AcdHistoryProps {
  readonly events: CallHistory["events"];
  readonly timeline: CallTimeline;
  readonly names: CallNames;
}

/** The offers of a call to agents with their results, and its transfers. */
export function AcdHistory({ events, timeline, names }: AcdHistoryProps) {
  const { say } = useTexts();
  const { duration } = useFormats();
  const text = say.calls.acd;
  const results = offersIn(events).map((offer) => ({
    ...offer,
    rang: offer.result === "ringing" ? timeline.to - offer.at : offer.rang,
  }));
  const transfers = timeline.moments.filter(({ kind }) => kind === "transferred");
  return (
    <FormSection title={text.title()}>
      {results.length === 0 ? (
        <p className={page.note}>{text.none()}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                {[text.agent(), text.offeredAt(), text.result(), text.rang()].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {results.map(({ user, at, result, rang }) => (
                <tr key={`${user ?? ""} ${at}`}>
                  <th scope="row">{names.agent(user)}</th>
                  <td>
                    <ClockTime instant={at} />
                  </td>
                  <td>
                    <span className={styles.result} data-family={GLYPHS[result][1]}>
                      <Glyph name={GLYPHS[result][0]} size={10} /> {text.results[result]()}
                    </span>
                  </td>
                  <td>{rang === null ? "-" : duration(rang)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {transfers.length === 0 ? null : (
        <section aria-label={text.transfers()}>
          <h3 className={page.heading}>{text.transfers()}</h3>
          <ul className={page.events}>
            {transfers.map(({ at, user, segment }) => (
              <li key={at} className={page.event}>
                <ClockTime className={page.time} instant={at} />
                <span>
                  {text.transfer({
                    from: names.agent(speakerBefore(timeline, at)),
                    to:
                      user === null ? (names.segment(segment) ?? say.lists.kinds.gone()) : names.agent(user),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </FormSection>
  );
}

/** Returns the agent who spoke with the customer until an instant (ms); null without one. */
const speakerBefore = ({ lanes }: CallTimeline, at: number): string | null =>
  lanes[0]?.bars.findLast(({ kind, to }) => kind === "talking" && to <= at)?.user ?? null;
