import { type ReactNode, useRef, useState } from "react";
import { type AskProof, ProofContext } from "../../services/proof.ts";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";

const ProofDialog = lazyDialog(async () => (await import("./proof-dialog.tsx")).ProofDialog);

/** Lets whatever is inside ask for the password again before it changes something that matters. */
export function ProofAsker({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const answer = useRef<(proven: boolean) => void>(undefined);
  const [ask] = useState(
    (): AskProof => () =>
      new Promise((resolve) => {
        answer.current = resolve;
        setOpen(true);
      }),
  );
  const settle = (proven: boolean) => {
    setOpen(false);
    answer.current?.(proven);
  };
  return (
    <ProofContext value={ask}>
      {children}
      <ProofDialog open={open} onSettled={settle} />
    </ProofContext>
  );
}
