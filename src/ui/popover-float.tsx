import { Popover } from "@ark-ui/react/popover";
import { type ReactNode, useEffect, useRef } from "react";
import float from "./float.module.css";
import styles from "./popover.module.css";

interface PopoverFloatProps {
  /** Id of the control that opens it. */
  readonly id: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly label: string;
  readonly align: "start" | "end";
  readonly children: ReactNode;
}

/** The popup of a popover. It follows its control in the document, so that screen readers find it there. */
export const PopoverFloat = ({ id, open, onOpenChange, label, align, children }: PopoverFloatProps) => (
  <Popover.Root
    ids={{ trigger: id }}
    open={open}
    onOpenChange={(change) => onOpenChange(change.open)}
    autoFocus={false}
    portalled={false}
    lazyMount
    unmountOnExit
    positioning={{
      placement: `bottom-${align}`,
      gutter: 4,
      strategy: "fixed",
      getAnchorElement: () => document.getElementById(id),
    }}
  >
    <Popover.Positioner>
      <Popover.Content aria-label={label} className={`${float.float} ${styles.popover}`}>
        <Focused>{children}</Focused>
      </Popover.Content>
    </Popover.Positioner>
  </Popover.Root>
);

/** Focuses the content on mount. The library does so only when reopening, but not the first time. */
function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = place.current?.querySelector<HTMLElement>("a[href], button, input");
    // Where it begins with one of a few, on the one that is chosen: Enter then changes nothing.
    const chosen = first?.parentElement?.querySelector<HTMLElement>('[aria-pressed="true"]');
    (chosen ?? first)?.focus({ preventScroll: true });
  }, []);
  return <div ref={place}>{children}</div>;
}
