import { type DragEvent, type ReactNode, useState } from "react";
import styles from "../frame/replay-screen.module.css";

interface DropTargetProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Accepts files dropped anywhere on the page, except on elements that handle dropped files themselves. */
export function DropTarget({ onFiles, children }: DropTargetProps) {
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    // If the default is already prevented, an element inside handles the files itself.
    setOver(!event.isDefaultPrevented());
    event.preventDefault();
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (event.isDefaultPrevented() || !holdsFiles(event)) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={styles.screen}
      data-over={isOver ? "" : undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
