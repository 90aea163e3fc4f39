import { useRef } from "react";
import { useLocation } from "wouter";
import { useServices } from "../../../services/services.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { FileChooser } from "../../../ui/file-button.tsx";
import { usePageDrop } from "../../../ui/use-page-drop.ts";
import { Cell } from "./cell.tsx";
import styles from "./first-use.module.css";
import { useAltKey } from "./use-alt-key.ts";

interface OwnCallsProps {
  /** Digit of its keys. */
  readonly number: number;
  readonly onAct: () => void;
}

/** Opens a call log of the user in the replay, which asks for its columns first. Takes files dropped on the page. */
export function OwnCalls({ number, onAct }: OwnCallsProps) {
  const { handedFiles } = useServices();
  const { say } = useTexts();
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const text = say.firstUse.own;
  const take = (files: readonly File[]) => {
    onAct();
    handedFiles.give(files);
    navigate("/monitor/replay");
  };
  const isOver = usePageDrop(take);
  useAltKey(number, text.title(), () => input.current?.click());
  return (
    <Cell
      picture={
        <svg className={styles.picture} viewBox="0 0 108 56" aria-hidden="true">
          <rect
            x=".75"
            y="1.75"
            width="106.5"
            height="52.5"
            rx="6"
            fill={isOver ? "var(--accent-soft)" : "none"}
            stroke={isOver ? "var(--accent)" : "var(--line-strong)"}
            strokeWidth="1.5"
            strokeDasharray="4 3"
          />
          <path
            d="M54 15v15M48 24l6 6 6-6M42 38h24"
            fill="none"
            stroke={isOver ? "var(--accent)" : "var(--muted)"}
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      }
      title={text.title()}
      text={text.text()}
      isTarget={isOver}
    >
      <FileChooser ref={input} label={text.choose()} accept="" multiple onFiles={take} />
    </Cell>
  );
}
