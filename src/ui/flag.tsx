import styles from "./flag.module.css";
import { Icon, type IconName } from "./icon.tsx";

/** A word with an icon, such as a channel or a visibility. */
export const Flag = ({ icon, faint, children }: { icon: IconName; faint?: boolean; children: string }) => (
  <span className={styles.flag} data-faint={faint ? "" : undefined}>
    <Icon name={icon} />
    {children}
  </span>
);
