import { useFormats, useTexts } from "../../services/use-texts.ts";
import type { Explained, LateFilter } from "./explained.ts";
import styles from "./why.module.css";

interface LateBySegmentProps {
  readonly explained: Explained;
  readonly nameOf: (segment: string) => string;
  readonly onFilter: (filter: LateFilter) => void;
}

/** Late calls of each segment as bars. A bar lists the late calls of its segment. */
export function LateBySegment({ explained, nameOf, onFilter }: LateBySegmentProps) {
  const { measure, segments, block } = explained;
  const { say } = useTexts();
  const { number } = useFormats();
  const most = Math.max(1, ...segments.map(({ late }) => late));
  const text = say.why.bySegment;
  return (
    <section>
      <header className={styles.head}>
        <h3>{text.title()}</h3>
        <span className={styles.note}>
          {text.note({ calls: say.why.late[measure]({ count: explained.late }), all: text.all[measure]() })}
        </span>
      </header>
      <ul className={styles.bars}>
        {segments.map(({ segment, late, calls }) => (
          <li key={segment} data-named={block?.segment === segment ? "" : undefined}>
            <button type="button" className={styles.bar} onClick={() => onFilter({ segment })}>
              <span className={styles.name}>{nameOf(segment)}</span>
              <span className={styles.track} aria-hidden="true">
                {late === 0 ? null : <span style={{ width: `${(late / most) * 100}%` }} />}
              </span>
              <span className={styles.much}>{number(late)}</span>
              <span className={styles.all}>{text.ofAll({ calls })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
