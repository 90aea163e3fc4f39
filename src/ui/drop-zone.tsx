import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from "react";
import styles from "./drop-zone.module.css";
import { Icon } from "./icon.tsx";

interface DropZoneProps {
  /** Label of the button. */
  readonly label: string;
  /** Further instructions, such as that files can be dropped here. */
  readonly text: string;
  /** File types that the browser offers first, such as `.pdf,.csv`. */
  readonly accept: string;
  readonly hint: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Accepts local files, selected with a button or dropped. */
export function DropZone({ label, text, accept, hint, onFiles }: DropZoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const pass = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files]);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    pass(target.files);
    // Allows selecting the same file again.
    target.value = "";
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    pass(event.dataTransfer.files);
  };
  return (
    <div
      className={styles.zone}
      data-over={over || undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={styles.around}>
        <input
          id={id}
          type="file"
          multiple
          accept={accept}
          aria-describedby={`${id}-hint`}
          className={styles.input}
          onChange={choose}
        />
        <label htmlFor={id} className={styles.button}>
          <Icon name="plus" />
          {label}
        </label>
      </span>
      <span className={styles.text}>{text}</span>
      <div id={`${id}-hint`} className={styles.hint}>
        {hint}
      </div>
    </div>
  );
}
