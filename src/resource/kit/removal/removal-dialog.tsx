import type { ReactNode } from "react";
import { useServices } from "../../../services/services.ts";
import type { ReadPath } from "../../../services/use-api-query.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { ConfirmDialog } from "../../records/form/confirm-dialog.tsx";
import { type RemoveCall, useRemoval } from "./use-removal.ts";

interface RemovalDialogProps {
  readonly title: string;
  /** The word that has to be typed, usually the record's name; null: a press is enough. */
  readonly word: string | null;
  /** The version on the screen; undefined where the record has none. */
  readonly version: number | undefined;
  readonly call: RemoveCall<undefined>;
  /** The lists and records to fetch again. */
  readonly reads: readonly ReadPath[];
  /** The notice after the removal. */
  readonly removed: string;
  /** The labels of the buttons, where they differ from those of all records. */
  readonly verb?: string;
  readonly keep?: string;
  /** The page's own words for problems, by code. */
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
