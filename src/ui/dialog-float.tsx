import { Dialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { useEffect, useRef } from "react";
import type { DialogProps } from "./dialog-props.ts";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";
import square from "./icon-button.module.css";

const FIRST_FIELD =
  "form :is(textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden]))";

/** The first action is safe: destructive ones come last in a dialog, after "Copy", "Go back" or "Keep it". */
const FIRST_ACT = "header ~ * :is(button, a[href], input, select, textarea):not([disabled], [type=hidden])";

const firstIn = (content: HTMLElement | null): HTMLElement | null =>
  content?.querySelector<HTMLElement>(FIRST_FIELD) ?? content?.querySelector<HTMLElement>(FIRST_ACT) ?? null;

/** Scrolls an element with its label into view, because the library focuses it without scrolling. */
function scrolledIntoView(element: HTMLElement | null): HTMLElement | null {
  (element?.closest("label") ?? element)?.scrollIntoView({ block: "nearest" });
  return element;
}

/**
 * Time (ms) within which a closed dialog, or the popover that opened it, returns the focus. Both return it
 * only if no element has the focus.
 */
const RETURNED = 300;

/**
 * The content of a dialog. On opening, it focuses its first field. Without a field, a dialog in the middle or
 * with steps focuses its first safe action. After closing, the focus returns to the previously focused
 * element, or to the page if that element was removed.
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
      // Invoked again when a dialog above this one closes. The focus then returns to the last focused
      // element.
      initialFocusEl={() =>
        content.current?.contains(latest.current)
          ? latest.current
          : scrolledIntoView(
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

/** Timer of the focus check after the last closed dialog. */
let focusCheck: ReturnType<typeof setTimeout> | undefined;

/** Focuses the page after closing if the previously focused element was removed, such as a deleted row. */
function useFocusKept(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    // Cancels the check of an earlier dialog, which could run after this dialog closes but before the focus
    // returns.
    clearTimeout(focusCheck);
    return () => {
      focusCheck = setTimeout(() => {
        if (document.activeElement === document.body) document.querySelector("main")?.focus();
      }, RETURNED);
    };
  }, [open]);
}

/**
 * Focuses the first field or action of a new step, because the focused element of the previous step was
 * removed.
 */
function useStepFocus(step: string | undefined, first: () => HTMLElement | null): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== undefined && step !== undefined && before.current !== step) first()?.focus();
    before.current = step;
  });
}
