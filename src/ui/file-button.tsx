import { type ChangeEvent, useId } from "react";
import styles from "./file-button.module.css";
import { Icon } from "./icon.tsx";

interface FileButtonProps {
  readonly label: string;
  /** File types that the browser offers first, such as `.pem,.crt`. */
  readonly accept: string;
  /** Maximum size (bytes). Larger files, and files that cannot be read, call `onTooLarge`. */
  readonly most: number;
  readonly onText: (text: string) => void;
  readonly onTooLarge: () => void;
}

/** Reads a local text file without uploading it. */
export function FileButton({ label, accept, most, onText, onTooLarge }: FileButtonProps) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Allows selecting the same file again.
    target.value = "";
    if (!file) return;
    if (file.size > most) onTooLarge();
    else void file.text().then(onText, onTooLarge);
  };
  return (
    <span className={styles.around}>
      <input id={id} type="file" accept={accept} className={styles.input} onChange={choose} />
      <label htmlFor={id} className={styles.button}>
        <Icon name="upload" />
        {label}
      </label>
    </span>
  );
}
