import { type ChangeEvent, type Ref, useId } from "react";
import styles from "./file-button.module.css";
import { Icon } from "./icon.tsx";

interface FileChooserProps {
  readonly label: string;
  /** File types that the browser offers first, such as `.pem,.crt`. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Lets the user choose local files. */
export function FileChooser({ label, accept, multiple, onFiles, ref }: FileChooserProps) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Allows selecting the same file again.
    target.value = "";
    if (files.length > 0) onFiles(files);
  };
  return (
    <span className={styles.around}>
      <input
        ref={ref}
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        className={styles.input}
        onChange={choose}
      />
      <label htmlFor={id} className={styles.button}>
        <Icon name="upload" />
        {label}
      </label>
    </span>
  );
}

interface FileButtonProps extends Pick<FileChooserProps, "label" | "accept"> {
  /** Maximum size (bytes). Larger files, and files that cannot be read, call `onTooLarge`. */
  readonly most: number;
  readonly onText: (text: string) => void;
  readonly onTooLarge: () => void;
}

/** Reads a local text file without uploading it. */
export const FileButton = ({ label, accept, most, onText, onTooLarge }: FileButtonProps) => (
  <FileChooser
    label={label}
    accept={accept}
    onFiles={([file]) => {
      if (!file) return;
      if (file.size > most) onTooLarge();
      else void file.text().then(onText, onTooLarge);
    }}
  />
);
