import { Toast, Toaster, createToaster } from "@ark-ui/react/toast";
import { useEffect } from "react";
import float from "./float.module.css";
import { Glyph } from "./glyph.tsx";
import { Icon } from "./icon.tsx";
import square from "./icon-button.module.css";
import { TextLink } from "./text-link.tsx";
import styles from "./toasts.module.css";

interface Way {
  readonly label: string;
  readonly href: string;
}

interface ToastsProps {
  readonly notices: readonly { readonly id: number; readonly text: string; readonly way?: Way | undefined }[];
  /** It is on the screen now. */
  readonly onShown: (id: number) => void;
  /** What the place is called where they appear. */
  readonly label: string;
  readonly closeLabel: string;
}

const WayOn = ({ way, onGone }: { way: Way | undefined; onGone: () => void }) =>
  way ? (
    <TextLink href={way.href} onClick={onGone}>
      {way.label}
    </TextLink>
  ) : null;

const toaster = createToaster({ placement: "bottom-start", max: 2, duration: 6_000, offsets: "24px", pauseOnPageIdle: true });

/** Short words that something went well. They go by themselves, so nothing may be said here and nowhere else. */
export function Toasts({ notices, onShown, label, closeLabel }: ToastsProps) {
  useEffect(() => {
    // The toaster listens a moment after it was drawn for the first time.
    const timer = setTimeout(() => {
      for (const { id, text, way } of notices) {
        toaster.create({ id: `notice-${id}`, title: text, type: "success", meta: { way } });
        onShown(id);
      }
    });
    return () => clearTimeout(timer);
  }, [notices, onShown]);
  const wayOf = (meta: Readonly<Record<string, unknown>> | undefined) => meta?.["way"] as Way | undefined; // put there above
  return (
    <Toaster toaster={toaster} aria-label={label} className={styles.place}>
      {(toast) => (
        <Toast.Root className={`${float.float} ${styles.toast}`}>
          <Glyph name="done" />
          <Toast.Title className={styles.words}>{toast.title}</Toast.Title>
          <WayOn way={wayOf(toast.meta)} onGone={() => toaster.dismiss(toast.id)} />
          <Toast.CloseTrigger className={square.square} aria-label={closeLabel}>
            <Icon name="x" />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  );
}
