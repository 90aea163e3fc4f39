import { useId, useState } from "react";

/** Props for a control that opens a popup. The popup finds its control by this id. */
export interface FloatTrigger {
  readonly id: string;
  readonly "aria-haspopup": "menu" | "dialog";
  readonly "aria-expanded": boolean;
  readonly onClick: () => void;
}

/**
 * Returns the state of a popup and the props of its control. `used` is true once the popup has been opened;
 * the popup's code is loaded then.
 */
export function useFloat(kind: FloatTrigger["aria-haspopup"]) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (next) setUsed(true);
  };
  const trigger: FloatTrigger = {
    id,
    "aria-haspopup": kind,
    "aria-expanded": open,
    onClick: () => change(!open),
  };
  return { id, open, used, change, trigger };
}
