import { Portal } from "@ark-ui/react/portal";
import { Tooltip } from "@ark-ui/react/tooltip";
import { Kbd } from "./kbd.tsx";
import styles from "./tooltip.module.css";

export interface TooltipFloatProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly anchor: () => Element | null;
  readonly text: string;
  readonly keys?: string | undefined;
  readonly side: "bottom" | "right";
}

export const TooltipFloat = ({ open, onClose, anchor, text, keys, side }: TooltipFloatProps) => (
  <Tooltip.Root
    open={open}
    onOpenChange={(change) => (change.open ? undefined : onClose())}
    interactive
    lazyMount
    unmountOnExit
    positioning={{
      placement: side,
      gutter: 6,
      getAnchorElement: () => {
        const element = anchor();
        return element instanceof HTMLElement ? element : null;
      },
    }}
  >
    <Portal>
      <Tooltip.Positioner>
        <Tooltip.Content className={styles.tip}>
          {text}
          {keys ? <Kbd keys={keys} /> : null}
        </Tooltip.Content>
      </Tooltip.Positioner>
    </Portal>
  </Tooltip.Root>
);
