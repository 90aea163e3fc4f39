import { type ReactNode, useRef, useState } from "react";
import { ConfirmDialog } from "../../resource/records/form/confirm-dialog.tsx";
import { useTexts } from "../../services/use-texts.ts";

interface HandOver {
  /** Asks the user to type the new principal administrator's name; resolves to true if the user confirms. */
  readonly agreed: (name: string) => Promise<boolean>;
  readonly dialog: ReactNode;
}

/** Returns the confirmation dialog for handing the account over to another principal administrator. */
export function useHandOver(): HandOver {
  const text = useTexts().say.business;
  const [name, setName] = useState<string | null>(null);
  const decide = useRef<(agreed: boolean) => void>(undefined);
  const settle = (yes: boolean) => {
    setName(null);
    decide.current?.(yes);
  };
  return {
    agreed: (to) =>
      new Promise((resolve) => {
        decide.current = resolve;
        setName(to);
      }),
    dialog: (
      <ConfirmDialog
        open={name !== null}
        onClose={() => settle(false)}
        title={text.handOver()}
        word={name ?? ""}
        verb={text.handOverVerb()}
        keep={text.cancel()}
        busy={false}
        failure={null}
        onConfirm={() => settle(true)}
      >
        <p>{text.handOverText({ name: name ?? "" })}</p>
      </ConfirmDialog>
    ),
  };
}
