import { useState, useSyncExternalStore } from "react";
import { idOf } from "../../../streams/events/event.ts";
import { useSupervisionDesk } from "../../services/supervision.ts";
import { useAbility, useHolder } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { useMonitor } from "./monitor-context.ts";

/** Follows the call that is shown, as long as it lasts; for those who may. */
export function SuperviseButton({ subjects, onStarted }: { subjects: readonly string[]; onStarted: () => void }) {
  const subject = subjects.find((one) => one.startsWith("call/"));
  const may = useAbility("calls.supervise");
  return subject !== undefined && may ? <Supervise id={idOf(subject)} onStarted={onStarted} /> : null;
}

function Supervise({ id, onStarted }: { id: string; onStarted: () => void }) {
  const { source } = useMonitor();
  const { say } = useTexts();
  const desk = useSupervisionDesk();
  const account = useHolder()?.account;
  const isAdmin = useAbility("account.write");
  const [busy, setBusy] = useState(false);
  const call = useSyncExternalStore(source.subscribe, () => source.get()?.state.calls.get(id));
  // What the session knows of the account may be old: somebody may have enabled it a minute ago.
  const { data } = useApiQuery("/accounts/{id}", { path: { id: account?._id ?? "" } }, { enabled: account !== undefined });
  if (!desk || !call || !account) return null;
  const { enabled, termsAcceptedAt } = data?.supervision ?? account.supervision;
  const start = async () => {
    setBusy(true);
    try {
      await desk.start({ id, answered: call.user !== null, agent: call.user }, { role: isAdmin ? "admin" : "supervisor", enabled, termsAccepted: termsAcceptedAt !== null });
      onStarted();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon="eye" busy={busy} onClick={() => void start()}>
      {say.details.supervise()}
    </Button>
  );
}
