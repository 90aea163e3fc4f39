import type { ReactNode } from "react";
import styles from "./button.module.css";
import { Icon, type IconName } from "./icon.tsx";

interface ButtonLinkProps {
  readonly href: string;
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** A way to another place that stands among buttons. It is a link: it can be opened beside, and copied. */
export const ButtonLink = ({ href, icon, children }: ButtonLinkProps) => (
  <a href={href} className={styles.button} data-kind="secondary" data-size="medium" data-icon="">
    <Icon name={icon} />
    <span>{children}</span>
  </a>
);
