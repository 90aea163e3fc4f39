import type { ReactNode } from "react";
import { HiddenText } from "./hidden-text.tsx";
import styles from "./text-link.module.css";

interface TextLinkProps {
  readonly href: string;
  /** Opens the link in a new tab, with this hint for screen readers. */
  readonly newTab?: string;
  /** Uses the color of the surrounding text. */
  readonly quiet?: boolean;
  readonly onClick?: () => void;
  readonly children?: ReactNode;
}

/** A link within text. */
export const TextLink = ({ href, newTab, quiet, onClick, children }: TextLinkProps) => (
  <a
    href={href}
    onClick={onClick}
    className={styles.link}
    data-quiet={quiet ? "" : undefined}
    {...(newTab ? { target: "_blank", rel: "noreferrer" } : {})}
  >
    {children}
    {newTab ? <HiddenText>{` (${newTab})`}</HiddenText> : null}
  </a>
);
