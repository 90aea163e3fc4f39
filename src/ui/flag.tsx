import styles from "./flag.module.css";
import { Icon, type IconName } from "./icon.tsx";

/** A word with an icon, for one of a few kinds. */
export const Flag = ({ icon, faint, children }: { icon: IconName; faint?: boolean; children: string }) => (
  <span className={styles.flag} data-faint={faint ? "" : undefined}>
    <Icon name={icon} />
    {children}
  </span>
);
