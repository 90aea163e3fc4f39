import { Popover } from "@ark-ui/react/popover";
import { type ReactNode, useEffect, useRef } from "react";
import float from "./float.module.css";
import styles from "./popover.module.css";

interface PopoverFloatProps {
  /** Id of the control that opens the popover. */
  readonly id: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly label: string;
  readonly align: "start" | "end";
  readonly children: ReactNode;
}

/** The popup of a popover. It follows its control in the DOM, where screen readers expect it. */
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

/** Focuses the first control on mount. The library moves the focus only when the popup is reopened. */
function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = place.current?.querySelector<HTMLElement>("a[href], button, input");
    // If the content starts with a group of buttons, the pressed one gets the focus, so that Enter changes
    // nothing.
    const chosen = first?.parentElement?.querySelector<HTMLElement>('[aria-pressed="true"]');
    (chosen ?? first)?.focus({ preventScroll: true });
  }, []);
  return <div ref={place}>{children}</div>;
}
