import { useTexts } from "../../services/use-texts.ts";
import styles from "./why-link.module.css";

interface WhyLinkProps {
  readonly href: string;
  /** The number with its name, for screen readers. */
  readonly name: string;
  readonly value: string;
  /** True if the number misses its target. */
  readonly missed: boolean;
  /** Places the link at the upper corner of its tile. */
  readonly corner?: boolean;
  /** Places the link before its number in a cell of a table. */
  readonly inTable?: boolean;
}

/**
 * Opens the explanation of a number. It is always shown beside a number that misses its target, otherwise while
 * the pointer or the focus is in the element with `data-explained` around it. In a table, it is shown while the
 * pointer or the focus is in its cell, or in its row if the number misses its target.
 */
export function WhyLink({ href, name, value, missed, corner, inTable }: WhyLinkProps) {
  const { say } = useTexts();
  return (
    <a
      href={href}
      className={styles.why}
      data-missed={missed ? "" : undefined}
      data-corner={corner ? "" : undefined}
      data-in-table={inTable ? "" : undefined}
      aria-label={say.console.explainOf({ name, value })}
      title={inTable ? say.console.explain() : undefined}
    >
      {/* A word, longer in some languages, would cover the number of the column before. */}
      {inTable ? "?" : say.console.explain()}
    </a>
  );
}
