import { useTexts } from "../../services/use-texts.ts";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./back-to-console.module.css";

/** Link from the account pages back to the console, shown above the account menu. */
export function BackToConsole({ collapsed = false }: { collapsed?: boolean }) {
  const { say } = useTexts();
  const title = say.shell.account.title();
  return (
    <a href="/" className={styles.back} title={say.shell.account.back()}>
      <Icon name="back" />
      {collapsed ? <HiddenText>{title}</HiddenText> : title}
    </a>
  );
}
