import { useState } from "react";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./shown-once.module.css";

interface ShownOnceProps {
  readonly title: string;
  readonly value: string;
  readonly words: {
    /** Warning that the value is shown only once, and what to do. */
    readonly once: string;
    /** Name of the value. */
    readonly value: string;
    readonly copy: string;
    /** Instructions for using it. */
    readonly how: string;
    /** Label of the checkbox by which the user confirms that they stored the value. */
    readonly kept: string;
    /** Error if the user tries to close the dialog without confirming that they stored the value. */
    readonly missing: string;
  };
  readonly onClose: () => void;
}

/** A dialog with a new secret. It closes only after the user has confirmed that they stored the secret. */
export function ShownOnce({ title, value, words, onClose }: ShownOnceProps) {
  const { say } = useTexts();
  const [kept, setKept] = useState(false);
  const [missing, setMissing] = useState(false);
  const close = () => (kept ? onClose() : setMissing(true));
  return (
    <Dialog open onClose={close} title={title} closeLabel={say.actions.close()}>
      <div className={styles.made}>
        <Banner family="away" glyph="warning">
          {words.once}
        </Banner>
        <div className={styles.key} role="group" aria-label={words.value}>
          <code>{value}</code>
          <CopyButton
            text={value}
            label={words.copy}
            doneLabel={say.actions.copied()}
            failedLabel={say.actions.copyFailed()}
          />
        </div>
        <p>{words.how}</p>
        <Checkbox
          checked={kept}
          onChange={(next) => {
            setKept(next);
            setMissing(false);
          }}
          error={missing ? words.missing : undefined}
        >
          {words.kept}
        </Checkbox>
        <span className={styles.done}>
          <Button kind="primary" onClick={close}>
            {say.actions.done()}
          </Button>
        </span>
      </div>
    </Dialog>
  );
}
