import { Dialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { useEffect, useRef } from "react";
import type { DialogProps } from "./dialog-props.ts";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";
import square from "./icon-button.module.css";

const FIRST_FIELD =
  "form :is(textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden]))";

/** Destructive actions come last in a dialog, after "Copy", "Go back" or "Keep it". */
const FIRST_ACT = "header ~ * :is(button, a[href], input, select, textarea):not([disabled], [type=hidden])";

const firstIn = (content: HTMLElement | null): HTMLElement | null =>
  content?.querySelector<HTMLElement>(FIRST_FIELD) ?? content?.querySelector<HTMLElement>(FIRST_ACT) ?? null;

/** The focus comes without scrolling: what gets it is brought into sight before, with its words. */
function shown(element: HTMLElement | null): HTMLElement | null {
  (element?.closest("label") ?? element)?.scrollIntoView({ block: "nearest" });
  return element;
}

/**
 * Time (ms) within which a closed dialog, or the popover before it, returns the focus; they do so only if no
 * element has it.
 */
const RETURNED = 300;

/**
 * The dialog itself. The focus moves to its first field, otherwise to its first safe action, and afterward
 * back to the previous element; if that is gone, to the page.
 */
export function DialogFloat({
  open,
  onClose,
  title,
  closeLabel,
  tools,
  form = "dialog",
  returnFocus,
  step,
  holds = false,
  children,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const latest = useRef<HTMLElement>(null);
  useFocusKept(open);
  useStepFocus(step, () => firstIn(content.current));
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => (change.open ? undefined : onClose())}
      lazyMount
      unmountOnExit
      // Called again when a dialog above this one closes; the focus then returns to its previous element.
      initialFocusEl={() =>
        content.current?.contains(latest.current)
          ? latest.current
          : shown(
              form === "dialog" || step !== undefined
                ? firstIn(content.current)
                : (content.current?.querySelector<HTMLElement>(FIRST_FIELD) ?? null),
            )
      }
      finalFocusEl={returnFocus}
      closeOnInteractOutside={!holds}
      // The popover that opened this dialog closes a moment later and returns the focus, which must not
      // dismiss the dialog.
      onRequestDismiss={(event) => event.preventDefault()}
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Positioner className={styles.place} data-form={form}>
          <Dialog.Content
            ref={content}
            className={styles.dialog}
            data-form={form}
            onFocus={({ target }) => (latest.current = target)}
          >
            <header className={styles.head}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {tools}
              <Dialog.CloseTrigger className={square.square} aria-label={closeLabel}>
                <Icon name="x" />
              </Dialog.CloseTrigger>
            </header>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** The look of the dialog that closed last. */
let look: ReturnType<typeof setTimeout> | undefined;

/** Gives the focus to the page where what had it before is gone by the end, such as a row that was removed. */
function useFocusKept(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    // It could come due in the moment in which this dialog is gone and has not given the focus back yet.
    clearTimeout(look);
    return () => {
      look = setTimeout(() => {
        if (document.activeElement === document.body) document.querySelector("main")?.focus();
      }, RETURNED);
    };
  }, [open]);
}

/**
 * The focused element of the previous step is gone, so the next step focuses its own first field or action.
 */
function useStepFocus(step: string | undefined, first: () => HTMLElement | null): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== undefined && step !== undefined && before.current !== step) first()?.focus();
    before.current = step;
  });
}
