import { useState } from "react";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { FileButton } from "../../../ui/file-button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import styles from "./importing.module.css";

interface MapFieldProps {
  readonly map: string;
  readonly isMissing: boolean;
  readonly isWrong: boolean;
  readonly onChange: (map: string) => void;
}

/** Bytes: a map with hundreds of columns has some ten thousand. */
const MOST = 1_000_000;

/** The map of a CSV log: pasted as JSON, or read from a file. */
export function MapField({ map, isMissing, isWrong, onChange }: MapFieldProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const [isTooLarge, setTooLarge] = useState(false);
  const text = say.replay.importing.map;
  const error = isTooLarge
    ? text.tooLarge({ most: formats.bytes(MOST) })
    : isMissing
      ? text.missing()
      : isWrong
        ? text.wrong()
        : undefined;
  const take = (next: string) => {
    setTooLarge(false);
    onChange(next);
  };
  return (
    <div className={styles.map}>
      <TextArea
        label={text.label()}
        hint={text.hint()}
        error={error}
        value={map}
        onChange={take}
        code
        rows={10}
        spellCheck={false}
      />
      <FileButton
        label={text.choose()}
        accept=".json"
        most={MOST}
        onText={take}
        onTooLarge={() => setTooLarge(true)}
      />
    </div>
  );
}
