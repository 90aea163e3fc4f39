import { isCredentialHeader } from "../../../openapi/formats/webhook-header.ts";
import type { WebhookHeader } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { SecretRow } from "../../ui/secret-row.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./editor.module.css";
import { headerFaults } from "./row-faults.ts";
import { EditorRows } from "./editor-rows.tsx";

interface HeaderRowsProps {
  readonly value: readonly WebhookHeader[];
  readonly onChange: (headers: readonly WebhookHeader[]) => void;
  readonly error: string | undefined;
  /** True if secret values must be entered again; see `isElsewhere` in `is-elsewhere.ts`. */
  readonly isElsewhere: boolean;
}

const FRESH: WebhookHeader = { name: "", value: "", secret: false };
const MAX_ROWS = 20;

/** Editable list of a webhook's headers. A stored secret value is never shown again. */
export function HeaderRows({ value: headers, onChange, error, isElsewhere }: HeaderRowsProps) {
  const { say } = useTexts();
  const text = say.webhooks.editor;
  const faults = headerFaults(headers, isElsewhere);
  const words = {
    missing: text.faults.rowMissing(),
    name: text.faults.headerName(),
    reserved: text.faults.reserved(),
    twice: text.faults.duplicate(),
    value: text.faults.headerValue(),
    again: text.faults.reenter(),
    tooLong: text.faults.tooLong(),
  };
  const errorOf = (index: number, member: string) => {
    const code = error === undefined ? undefined : faults[index]?.[member];
    return code === undefined ? undefined : words[code];
  };
  return (
    <EditorRows
      titled
      label={text.fields.headers()}
      error={error}
      rows={headers}
      fresh={FRESH}
      max={MAX_ROWS}
      nameOf={(index) => text.header({ number: index + 1 })}
      add={text.addHeader()}
      onChange={onChange}
    >
      {(header, change, index) => {
        const isCredential = isCredentialHeader(header.name);
        return (
          <>
            <TextField
              label={text.fields.name()}
              value={header.name}
              onChange={(name) => change({ ...header, name, ...(header.value === null && { value: "" }) })}
              error={errorOf(index, "name")}
              autoComplete="off"
              spellCheck={false}
            />
            {header.value === null && !isElsewhere ? (
              <SecretRow
                label={text.value()}
                text={text.storedHeader()}
                replaceLabel={say.lists.kinds.replace()}
                onReplace={() => change({ ...header, value: "" })}
              />
            ) : (
              <TextField
                label={text.value()}
                value={header.value ?? ""}
                onChange={(value) => change({ ...header, value })}
                error={errorOf(index, "value")}
                autoComplete="off"
                spellCheck={false}
              />
            )}
            <div className={styles.tick}>
              <Checkbox
                checked={header.secret || isCredential}
                disabled={isCredential || header.value === null}
                onChange={(secret) => change({ ...header, secret })}
              >
                {text.secretHeader()} <span className={styles.caption}>{text.secretHint()}</span>
              </Checkbox>
            </div>
          </>
        );
      }}
    </EditorRows>
  );
}
