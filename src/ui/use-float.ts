import { useId, useState } from "react";

/** Props for a control that opens a popup. The popup finds its control by this id. */
export interface FloatTrigger {
  readonly id: string;
  readonly "aria-haspopup": "menu" | "dialog";
  readonly "aria-expanded": boolean;
  readonly onClick: () => void;
}

/** Returns true if something that floats is open, and whether it ever was: what draws it is loaded then and kept. */
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
