import { useTexts } from "../../services/use-texts.ts";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./back-to-console.module.css";

/** The way out of the account, above its list. */
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
