import type { CallHistory } from "../../../openapi/generated/console.ts";
import type { CallTimeline } from "../../../streams/charts/call-timeline.ts";
import { offersIn } from "../../../streams/metrics/offers.ts";
import { ClockTime } from "../../resource/cells/clock-time.tsx";
import { OffersTable } from "../../resource/cells/offers-table.tsx";
import { useTexts } from "../../services/use-texts.ts";
import { FormSection } from "../../ui/form-section.tsx";
import type { CallNames } from "./call-names.tsx";
import page from "./call-page.module.css";

interface AcdHistoryProps {
  readonly events: CallHistory["events"];
  readonly timeline: CallTimeline;
  readonly names: CallNames;
}

/** The offers of a call to agents with their results, and its transfers. */
export function AcdHistory({ events, timeline, names }: AcdHistoryProps) {
  const { say } = useTexts();
  const text = say.calls.acd;
  const offers = offersIn(events).map(({ user, ...offer }) => ({
    ...offer,
    agent: names.agent(user),
    rang: offer.result === "ringing" ? timeline.to - offer.at : offer.rang,
  }));
  const transfers = timeline.moments.filter(({ kind }) => kind === "transferred");
  return (
    <FormSection title={text.title()}>
      {offers.length === 0 ? <p className={page.note}>{text.none()}</p> : <OffersTable offers={offers} />}
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
