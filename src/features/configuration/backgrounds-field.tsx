import { useId, useState } from "react";
import { parseUrl } from "../../../openapi/formats/web-address.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { FieldNote } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { BackgroundLook } from "./background-look.tsx";
import styles from "./configuration.module.css";

/** So many there can be. */
const MOST = 20;

interface BackgroundsFieldProps {
  readonly value: readonly string[];
  readonly onChange: (urls: string[]) => void;
  readonly error: string | undefined;
}

/** Images by their URLs, each loaded as an agent's browser would load it. */
export function BackgroundsField({ value, onChange, error }: BackgroundsFieldProps) {
  const { say } = useTexts();
  const text = say.configuration.backgrounds;
  const id = useId();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<"wrong" | "twice" | null>(null);
  const add = () => {
    const url = typed.trim();
    const found = value.includes(url)
      ? "twice"
      : /^https:\/\/[^\s/?#]+\S*$/.test(url) && parseUrl(url)
        ? null
        : "wrong";
    setProblem(found);
    if (found !== null) return;
    onChange([...value, url]);
    setTyped("");
  };
  return (
    <div className={styles.backgrounds}>
      {value.length === 0 ? (
        <p className={styles.effect}>{text.none()}</p>
      ) : (
        <ul className={styles.list}>
          {value.map((url) => (
            <li key={url}>
              <BackgroundLook url={url} />
              <IconButton
                icon="x"
                label={text.remove({ url })}
                onClick={() => onChange(value.filter((other) => other !== url))}
              />
            </li>
          ))}
        </ul>
      )}
      {value.length >= MOST ? (
        <p className={styles.effect}>{text.most()}</p>
      ) : (
        <div className={styles.add}>
          <TextField
            label={text.label()}
            hint={text.hint()}
            error={problem === null ? undefined : text[problem]()}
            inputMode="url"
            spellCheck={false}
            autoComplete="off"
            value={typed}
            onChange={(next) => {
              setTyped(next);
              setProblem(null);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Enter saves the whole form elsewhere; here it adds what is typed.
              event.preventDefault();
              add();
            }}
          />
          <Button icon="plus" onClick={add}>
            {text.add()}
          </Button>
        </div>
      )}
      <FieldNote id={id} error={error} />
    </div>
  );
}
