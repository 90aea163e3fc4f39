import type { CallTimeline } from "../../../streams/charts/call-timeline.ts";
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
  readonly timeline: CallTimeline;
  readonly names: CallNames;
}

/** The offers of a call to agents with their results, and its transfers. */
export function AcdHistory({ timeline, names }: AcdHistoryProps) {
  const { say } = useTexts();
  const { duration } = useFormats();
  const text = say.calls.acd;
  const results = offersIn(timeline);
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
              {results.map(({ user, at, result, lasted }) => (
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
                  <td>{duration(lasted)}</td>
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

/**
 * Returns the offers in the order of their times. Agents who share a lane in the drawing are listed one by one,
 * from the moments of the call.
 */
function offersIn({ moments, lanes, to }: CallTimeline) {
  return moments.flatMap(({ kind, at, user }, place) => {
    if (kind !== "offered") return [];
    const bar = lanes
      .find((lane) => lane.kind === "agent" && user !== null && lane.users.includes(user))
      ?.bars.find((one) => one.kind === "ringing" && one.from === at);
    if (bar) return [{ user, at, result: bar.result ?? ("ringing" as const), lasted: bar.to - bar.from }];
    const end = moments
      .slice(place + 1)
      .find((later) => later.kind !== "offered" && (later.user === user || later.kind === "ended"));
    const result = end?.kind === "missed" || end?.kind === "declined" ? end.kind : ("withdrawn" as const);
    return [{ user, at, result, lasted: (end?.at ?? to) - at }];
  });
}
