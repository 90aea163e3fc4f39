import type { ReactNode } from "react";
import { useServices } from "../../../services/services.ts";
import type { ReadPath } from "../../../services/use-api-query.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { ConfirmDialog } from "../../records/form/confirm-dialog.tsx";
import { type RemoveCall, useRemoval } from "./use-removal.ts";

interface RemovalDialogProps {
  readonly title: string;
  /** Text that the user must type, usually the record's name; null if a click is enough. */
  readonly word: string | null;
  /** The displayed version; undefined if the record has no version. */
  readonly version: number | undefined;
  readonly call: RemoveCall<undefined>;
  /** Lists and records to reload. */
  readonly reads: readonly ReadPath[];
  /** The notice after the removal. */
  readonly removed: string;
  /** Labels of the buttons, instead of the general ones. */
  readonly verb?: string;
  readonly keep?: string;
  /** Texts for problems by code, instead of the general ones. */
  readonly problems?: Readonly<Record<string, string>>;
  /** The consequences. */
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Called after a removal, once the dialog is closed. */
  readonly onRemoved?: (() => void) | undefined;
}

/** Confirms and removes one record. */
export function RemovalDialog({
  version,
  call,
  reads,
  removed,
  verb,
  keep,
  onClose,
  onRemoved,
  ...dialog
}: RemovalDialogProps) {
  const { say } = useTexts();
  const { notices } = useServices();
  const write = useRemoval(version, call, reads);
  const remove = async () => {
    const outcome = await write.run(undefined);
    if (outcome.kind !== "done") return;
    notices.say(removed);
    onClose();
    onRemoved?.();
  };
  return (
    <ConfirmDialog
      {...dialog}
      open
      verb={verb ?? say.console.record.remove()}
      keep={keep ?? say.console.record.keep()}
      busy={write.busy}
      failure={write.failure}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  );
}
