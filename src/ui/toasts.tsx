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

const WayOn = ({ way: { label, href }, onGone }: { way: Way; onGone: () => void }) => (
  <TextLink href={href} onClick={onGone}>
    {label}
  </TextLink>
);

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
  return (
    <Toaster toaster={toaster} aria-label={label} className={styles.place}>
      {(toast) => (
        <Toast.Root className={`${float.float} ${styles.toast}`}>
          <Glyph name="done" />
          <Toast.Title className={styles.words}>{toast.title}</Toast.Title>
          {toast.meta?.["way"] ? <WayOn way={toast.meta["way"] as Way} onGone={() => toaster.dismiss(toast.id)} /> : null /* put there above */}
          <Toast.CloseTrigger className={square.square} aria-label={closeLabel}>
            <Icon name="x" />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  );
}
