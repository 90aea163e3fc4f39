import { useState } from "react";
import { useServices } from "../../../services/services.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import styles from "./copy-as.module.css";

interface Copied {
  readonly id: string;
  /** Console URL of the record. */
  readonly link: string;
  readonly record: object;
  /** API URL of the record; null if it has none. */
  readonly address: string | null;
}

interface CopyAsProps extends Omit<Copied, "address"> {
  /** API path of the record; null if it cannot be read separately. */
  readonly path: string | null;
  readonly onClose: () => void;
}

/** Dialog that copies a record to the clipboard as a link, an id, JSON or a curl command. */
export function CopyAs({ path, onClose, ...copied }: CopyAsProps) {
  const { addressOf, notices } = useServices();
  const { say } = useTexts();
  const { title, forms, done } = say.lists.copy;
  const [failed, setFailed] = useState(false);
  const address = path === null ? null : new URL(addressOf(path), location.href).href;
  const copy = async (form: keyof typeof forms, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notices.say(done({ form: forms[form]() }));
      onClose();
    } catch {
      // The clipboard needs a secure origin, and the user may have blocked it.
      setFailed(true);
    }
  };
  return (
    <Dialog open onClose={onClose} title={title()} closeLabel={say.actions.close()}>
      <ul className={styles.forms}>
        {copiedForms({ ...copied, address }).map(([form, text]) => (
          <li key={form}>
            <button type="button" className={styles.form} onClick={() => void copy(form, text)}>
              {forms[form]()} <code>{text.replaceAll(/\s+/g, " ").slice(0, 120)}</code>
            </button>
          </li>
        ))}
      </ul>
      {failed ? (
        <p role="alert" className={styles.failed}>
          {say.actions.copyFailed()}
        </p>
      ) : null}
    </Dialog>
  );
}

type CopiedForm = "link" | "id" | "json" | "curl";

/** Returns the texts to copy by format. The curl command contains a variable instead of the access token. */
const copiedForms = ({
  id,
  link,
  record,
  address,
}: Copied): readonly (readonly [form: CopiedForm, text: string])[] => [
  ["link", link],
  ["id", id],
  ["json", JSON.stringify(record, null, 2)],
  ...(address === null
    ? []
    : [["curl", `curl --globoff --url '${address}' --header "Authorization: Bearer $TOKEN"`] as const]),
];
