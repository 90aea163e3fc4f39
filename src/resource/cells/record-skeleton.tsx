import { useTexts } from "../../services/use-texts.ts";
import { useLasting } from "../../ui/use-lasting.ts";
import styles from "./record-skeleton.module.css";

interface RecordSkeletonProps {
  /**
   * Title of the page; null if the title comes from the record, undefined if the page already has a heading.
   */
  readonly title?: string | null;
  /** Approximate number of sections. */
  readonly sections?: number;
  /** Text that is announced immediately to screen readers; by default a general one. */
  readonly loading?: string;
}

const SHOWN_AFTER = 300;
const ANNOUNCED_AFTER = 3_000;
const FIELDS = 4;
const LINES = 3;

/** Placeholder while a record's page loads: empty at first, then panels in place of its sections. */
export function RecordSkeleton({ title, sections = 2, loading }: RecordSkeletonProps) {
  const { say } = useTexts();
  const shown = useLasting(true, SHOWN_AFTER);
  const late = useLasting(true, ANNOUNCED_AFTER);
  return (
    <div role="status" aria-label={loading ?? say.console.form.loading()}>
      {shown && title !== undefined ? (
        <div className={styles.title} aria-hidden="true">
          {title ?? <span className={styles.name} />}
        </div>
      ) : null}
      {shown ? (
        <div className={styles.skeleton}>
          {late ? <p className={styles.words}>{say.console.list.slow()}</p> : null}
          {Array.from({ length: sections }, (_, section) => (
            <div key={section} className={styles.section} aria-hidden="true">
              <span className={styles.name} />
              {Array.from({ length: FIELDS }, (_, field) => (
                <span key={field} className={styles.field} />
              ))}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** Placeholder for the lines of a section below its title: empty at first. */
export function LinesSkeleton() {
  const { say } = useTexts();
  const shown = useLasting(true, SHOWN_AFTER);
  return (
    <div role="status" className={styles.lines} aria-label={say.console.form.loading()}>
      {shown
        ? Array.from({ length: LINES }, (_, line) => (
            <span key={line} className={styles.name} aria-hidden="true" />
          ))
        : null}
    </div>
  );
}
