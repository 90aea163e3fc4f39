import { type ReactNode, useSyncExternalStore } from "react";
import { idOf } from "../../../streams/events/event.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { AgentSummary } from "./agent-summary.tsx";
import { Anomalies } from "./anomalies.tsx";
import { CustomerSummary } from "./customer-summary.tsx";
import { NUMBERS } from "./live-numbers.ts";
import { useMonitor } from "./monitor-context.ts";
import { NumberDefinition } from "./number-definition.tsx";
import { SubjectTrail } from "./subject-trail.tsx";
import { UnknownTypes } from "./unknown-types.tsx";
import { useSubject } from "./use-subject.ts";

interface DetailsDrawerProps {
  readonly number: string;
  readonly list: string;
  /** Subjects, with commas between. */
  readonly open: string;
  readonly onClose: () => void;
}

/** One of the things that can be opened beside the lists. */
export function DetailsDrawer({ number, list, open, onClose }: DetailsDrawerProps) {
  const { say } = useTexts();
  const id = NUMBERS.find((one) => one === number);
  const subjects = open.split(",").filter(Boolean);
  const { source } = useMonitor();
  // What is listed is asked for as it was when one opened the list: that needs a floor.
  const known = useSyncExternalStore(source.subscribe, () => source.get() !== null);
  const { name, customer } = useSubject(subjects);
  const summary = summaryOf(subjects, customer);
  const title = id
    ? say.monitor.numbers[id]()
    : list === "anomalies"
      ? say.details.trail.anomaliesTitle()
      : list === "unknown"
        ? say.details.trail.unknownTitle()
        : summary === null
          ? say.details.trail.title({ subject: name })
          : name;
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={say.actions.close()} form="drawer">
      {id ? (
        <NumberDefinition id={id} />
      ) : list === "" ? (
        <SubjectTrail subjects={subjects} summary={summary} onLeave={onClose} />
      ) : !known ? null : list === "anomalies" ? (
        <Anomalies />
      ) : (
        <UnknownTypes />
      )}
    </Dialog>
  );
}

/** What is shown of an agent or a customer above their events; null for everything else. */
function summaryOf(subjects: readonly string[], customer: string | null): ReactNode {
  const [first = ""] = subjects;
  if (first.startsWith("user/")) return <AgentSummary id={idOf(first)} />;
  return /^(queue|call|contact)\//.test(first) ? (
    <CustomerSummary subjects={subjects} customer={customer} />
  ) : null;
}
