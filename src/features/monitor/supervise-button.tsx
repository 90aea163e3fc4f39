import { useState, useSyncExternalStore } from "react";
import { idOf } from "../../../streams/events/event.ts";
import { useServices } from "../../services/services.ts";
import { useSupervisionDesk } from "../../services/supervision-services.ts";
import { useAbility, useHolder } from "../../services/use-session.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { useMonitor } from "./monitor-context.ts";

interface SuperviseButtonProps {
  readonly subjects: readonly string[];
  readonly onStarted: () => void;
  /** True if supervision is the main action of the page. */
  readonly primary?: boolean;
}

/** Button that starts the supervision of a call in progress, for users with the permission. */
export function SuperviseButton({ subjects, onStarted, primary = false }: SuperviseButtonProps) {
  const subject = subjects.find((one) => one.startsWith("call/"));
  const may = useAbility("calls.supervise");
  return subject !== undefined && may ? (
    <Supervise id={idOf(subject)} onStarted={onStarted} primary={primary} />
  ) : null;
}

type SuperviseProps = { readonly id: string } & Required<Omit<SuperviseButtonProps, "subjects">>;

function Supervise({ id, onStarted, primary }: SuperviseProps) {
  const { source } = useMonitor();
  const { read } = useServices();
  const { say } = useTexts();
  const desk = useSupervisionDesk();
  const account = useHolder()?.account;
  const isAdmin = useAbility("account.write");
  const [busy, setBusy] = useState(false);
  const call = useSyncExternalStore(source.subscribe, () => source.get()?.state.calls.get(id));
  if (!desk || !call || !account) return null;
  const start = async () => {
    setBusy(true);
    try {
      // The supervision setting in the session may be outdated, so the account is read again. If that fails,
      // the setting in the session is used, because the platform checks the current setting anyway.
      const { enabled, termsAcceptedAt } = await read(
        "/accounts/{id}",
        { path: { id: account._id } },
        new AbortController().signal,
      ).then(
        ({ supervision }) => supervision,
        () => account.supervision,
      );
      await desk.start(
        { id, answered: call.user !== null, agent: call.user },
        { role: isAdmin ? "admin" : "supervisor", enabled, termsAccepted: termsAcceptedAt !== null },
      );
      onStarted();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind={primary ? "primary" : "secondary"} icon="eye" busy={busy} onClick={() => void start()}>
      {primary ? say.details.startSupervision() : say.details.supervise()}
    </Button>
  );
}
