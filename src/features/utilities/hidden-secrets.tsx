import { use } from "react";
import type { MailWithText } from "../../../openapi/generated/console.ts";
import { ProofContext } from "../../services/proof.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import styles from "./mail-drawer.module.css";

interface HiddenSecretsProps {
  /** What the platform leaves out until the password is shown. */
  readonly hidden: MailWithText["hidden"];
  /** The mail is being read: what is hidden may be on its way. */
  readonly busy: boolean;
  readonly onProven: () => void;
}

/** What of a mail is hidden because the password was shown too long ago, and the way to it. */
export function HiddenSecrets({ hidden, busy, onProven }: HiddenSecretsProps) {
  const { say } = useTexts();
  const text = say.utilities.mail;
  const askProof = use(ProofContext);
  const shown = hidden.length > 0;
  useFocusAfter(shown, "[data-mail-facts] button");
  if (!shown) return null;
  const show = async () => {
    if (await askProof?.()) onProven();
  };
  const hasPin = hidden.includes("pin");
  return (
    <Banner family="plan">
      <div className={styles.hidden}>
        <p>{hasPin ? text.hidden() : text.hiddenLink()}</p>
        <Button size="small" icon="eye" busy={busy} onClick={() => void show()}>
          {hasPin ? text.show() : text.showLink()}
        </Button>
      </div>
    </Banner>
  );
}
