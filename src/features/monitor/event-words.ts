import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { isolated } from "../../../i18n/isolated.ts";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import { isKnown, type KnownFact } from "../../../streams/events/event.ts";
import { shownAs } from "../../../streams/projections/agent-status.ts";
import { agentNameIn, type KnownNames, segmentNameIn } from "./name-words.ts";

type Words = { readonly say: TranslationFunctions; readonly formats: Formats };

/** Describes an event with its most important details; unknown types are only named. */
export function eventWords(event: Event, floor: KnownNames | undefined, words: Words): string {
  return isKnown(event) ? knownWords(event, floor, words) : event.type;
}

function knownWords(fact: KnownFact, floor: KnownNames | undefined, words: Words): string {
  const { say, formats } = words;
  const text = say.details.happened;
  const agent = (id: string | undefined) =>
    id === undefined ? text.someAgent() : isolated(agentNameIn(floor, id, say));
  const segment = (id: string) => isolated(segmentNameIn(floor, id, say));
  switch (fact.type) {
    case "contact-created":
      return text.contactCreated({
        origin: text.origins[fact.data.origin](),
        channel: say.console.channels[fact.data.channel](),
      });
    case "queue-created":
      return text.queueCreated({ segment: segment(fact.data.segment) });
    case "queue-assigned":
      return text.queueAssigned({ agent: agent(fact.data.user) });
    case "queue-dismissed":
      return text.dismissals[fact.data.reason]({ agent: agent(fact.data.user) });
    case "queue-abandoned":
      return withReason(text.queueAbandoned(), fact.data.reason);
    case "call-created":
      return text.callCreated({ agent: agent(fact.data.user), segment: segment(fact.data.segment) });
    case "call-transferred": {
      const { toUser, toSegment } = fact.data;
      const to = [
        ...(toUser === undefined ? [] : [agent(toUser)]),
        ...(toSegment === undefined ? [] : [segment(toSegment)]),
      ].join(", ");
      return to === "" ? text.transferred() : text.transferredTo({ to });
    }
    case "call-tagged":
      return text.callTagged({ tags: formats.list(fact.data.tags) });
    case "call-ended":
      return text.endings[fact.data.by ?? "unknown"]();
    case "contact-ended":
      return text.contactEnded({ outcome: text.outcomes[fact.data.outcome]() });
    case "user-connected":
      return withReason(text.userConnected(), fact.data.browser);
    case "user-disconnected":
      return withReason(text.userDisconnected(), say.monitor.reasonsExplained[fact.data.reason]());
    case "user-status-changed":
      return withReason(
        text.status({ status: say.console.statuses[shownAs(fact.data.status)]() }),
        fact.data.reason,
      );
    case "segment-described":
    case "user-described":
      return fact.data.removed
        ? text.removed({ name: fact.data.name })
        : text.described({ name: fact.data.name });
    case "traffic-started":
      return text.trafficStarted({ name: fact.data.name });
    case "traffic-ended":
      return text.trafficEnded();
    case "clock-changed":
      return text.clockChanged({ rate: formats.number(fact.data.rate) });
    case "supervision-started":
      return text.supervisionStarted({ agent: fact.data.name ?? agent(fact.data.user) });
    case "supervision-ended":
      return text.supervisionEnded({ agent: fact.data.name ?? agent(fact.data.user) });
    case "appointment-created":
    case "appointment-canceled":
    case "appointment-reminder":
    case "appointment-rescheduled":
    case "appointment-attended":
      return text.others[fact.type]({ time: formats.moment(Date.parse(fact.data.at), floor?.zone) });
    default:
      return text.others[fact.type]();
  }
}

const withReason = (words: string, reason: string | undefined): string =>
  reason === undefined ? words : `${words} · ${reason}`;
