import { Dialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { useEffect, useRef } from "react";
import type { DialogProps } from "./dialog-props.ts";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";
import square from "./icon-button.module.css";

const FIRST_FIELD =
  "form :is(textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden]))";

/** What a press can hurt comes last in a dialog: a copy, "Go back", "Keep it" stand before it. */
const FIRST_ACT = "header ~ * :is(button, a[href], input, select, textarea):not([disabled], [type=hidden])";

const firstIn = (content: HTMLElement | null): HTMLElement | null =>
  content?.querySelector<HTMLElement>(FIRST_FIELD) ?? content?.querySelector<HTMLElement>(FIRST_ACT) ?? null;

/** The focus comes without scrolling: what gets it is brought into sight before, with its words. */
function shown(element: HTMLElement | null): HTMLElement | null {
  (element?.closest("label") ?? element)?.scrollIntoView({ block: "nearest" });
  return element;
}

/**
 * By then (ms) the dialog, or the popover that led to it, gave the focus back; they give it only where nobody
 * has it.
 */
const RETURNED = 300;

/**
 * The part of a dialog that floats. The focus goes to its first field, else to its first and safe act, and
 * afterwards back to where it was; where that is gone, to the page.
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
      // It is asked again when what stood over this dialog is closed: one is then where one was.
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
      // The popover that led here closes a moment later and gives the focus back: that is nobody's wish to
      // close this.
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

/** What had the focus in the step before is gone: the next one begins at its own first field or act. */
function useStepFocus(step: string | undefined, first: () => HTMLElement | null): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== undefined && step !== undefined && before.current !== step) first()?.focus();
    before.current = step;
  });
}
