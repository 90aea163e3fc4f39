import { useLocation } from "wouter";
import { useTexts } from "../../services/use-texts.ts";
import { ART } from "../../ui/art.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import styles from "./missing-page.module.css";

/** Nothing is at this address, and the way back. */
export function MissingPage() {
  const { say } = useTexts();
  const [path] = useLocation();
  const text = say.shell.missing;
  useWindowTitle(say.windowTitle({ page: text.title() }));
  return (
    <EmptyState
      art={ART.nowhere}
      level={1}
      title={text.title()}
      next={
        <a href="/" className={styles.link}>
          {text.back()}
        </a>
      }
    >
      {text.text({ path })}
    </EmptyState>
  );
}
