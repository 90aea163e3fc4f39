import { useState } from "react";
import type { MadeApiKey } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./api-keys.module.css";

/** The key itself, for the one time that it is shown. It closes once somebody says that they kept it. */
export function MadeKey({ made: { key, apiKey }, onClose }: { made: MadeApiKey; onClose: () => void }) {
  const { say } = useTexts();
  const text = say.apiKeys.made;
  const [kept, setKept] = useState(false);
  const [missing, setMissing] = useState(false);
  const close = () => (kept ? onClose() : setMissing(true));
  return (
    <Dialog open onClose={close} title={text.title({ name: apiKey.name ?? "" })} closeLabel={say.actions.close()}>
      <div className={styles.made}>
        <Banner family="away" glyph="warning">
          {text.once()}
        </Banner>
        <div className={styles.key} role="group" aria-label={text.key()}>
          <code>{key}</code>
          <CopyButton text={key} label={text.copy()} doneLabel={say.actions.copied()} failedLabel={say.actions.copyFailed()} />
        </div>
        <p>{text.how()}</p>
        <Checkbox
          checked={kept}
          onChange={(next) => {
            setKept(next);
            setMissing(false);
          }}
          error={missing ? text.missing() : undefined}
        >
          {text.kept()}
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
