import styles from "./rows-shown.module.css";
import { headText, restText, type ToldRow } from "./told-rows.ts";

/**
 * The rows of a list, one below the other: what each is called by, and what else it says. They stand inside
 * of sentences and labels too.
 */
export const RowsShown = ({ rows }: { rows: readonly ToldRow[] }) => (
  <span role="list" className={styles.rows}>
    {rows.map((row) => (
      <span role="listitem" key={row.place} className={styles.row}>
        <bdi>{headText(row)}</bdi>
        {row.rest.map((part) => (
          <span key={part.member} className={styles.rest}>
            {row.between}
            <bdi>{restText(part)}</bdi>
          </span>
        ))}
      </span>
    ))}
  </span>
);
