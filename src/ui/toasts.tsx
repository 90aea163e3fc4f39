import { Toast, Toaster, createToaster } from "@ark-ui/react/toast";
import { useEffect } from "react";
import { Button } from "./button.tsx";
import float from "./float.module.css";
import { Glyph } from "./glyph.tsx";
import { Icon } from "./icon.tsx";
import square from "./icon-button.module.css";
import { TextLink } from "./text-link.tsx";
import styles from "./toasts.module.css";

/** Link or action of a notice. */
type Next =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly run: () => void };

interface ToastsProps {
  readonly notices: readonly {
    readonly id: number;
    readonly text: string;
    readonly failed?: boolean;
    readonly next?: Next | undefined;
  }[];
  /** Called when a notice is shown. */
  readonly onShown: (id: number) => void;
  /** Accessible name of the region. */
  readonly label: string;
  readonly closeLabel: string;
}

function NextStep({ next, onGone }: { next: Next | undefined; onGone: () => void }) {
  if (!next) return null;
  if ("href" in next)
    return (
      <TextLink href={next.href} onClick={onGone}>
        {next.label}
      </TextLink>
    );
  const press = () => {
    onGone();
    next.run();
  };
  return (
    <Button size="small" onClick={press}>
      {next.label}
    </Button>
  );
}

const toaster = createToaster({
  placement: "bottom-start",
  max: 2,
  duration: 6_000,
  offsets: "24px",
  pauseOnPageIdle: true,
});

/**
 * Short messages about success or failure, some with a next action. They disappear, so their content must
 * also be available elsewhere.
 */
export function Toasts({ notices, onShown, label, closeLabel }: ToastsProps) {
  useEffect(() => {
    // `Toaster` subscribes only after its first render, so notices are created after a timeout.
    const timer = setTimeout(() => {
      for (const { id, text, failed, next } of notices) {
        toaster.create({
          id: `notice-${id}`,
          title: text,
          type: failed ? "error" : "success",
          meta: { next },
        });
        onShown(id);
      }
    });
    return () => clearTimeout(timer);
  }, [notices, onShown]);
  const nextOf = (meta: Readonly<Record<string, unknown>> | undefined) => meta?.["next"] as Next | undefined; // set by `toaster.create` above
  return (
    <Toaster toaster={toaster} aria-label={label} className={styles.place}>
      {(toast) => (
        <Toast.Root className={`${float.float} ${styles.toast}`}>
          <Glyph name={toast.type === "error" ? "failed" : "done"} />
          <Toast.Title className={styles.words}>{toast.title}</Toast.Title>
          <NextStep next={nextOf(toast.meta)} onGone={() => toaster.dismiss(toast.id)} />
          <Toast.CloseTrigger className={square.square} aria-label={closeLabel}>
            <Icon name="x" />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  );
}
