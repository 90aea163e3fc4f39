import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Menu } from "./menu.tsx";
import { pageNumbers } from "./page-numbers.ts";
import styles from "./table-foot.module.css";

/** Instead of pages, one list that grows while it is scrolled. */
export interface Endless {
  /** Label of the choice beside the page sizes. */
  readonly label: string;
  readonly on: boolean;
  readonly onChoose: () => void;
  /** Returns to pages of this size. */
  readonly onLeave: (size: number) => void;
  /** Called when the end of the rows becomes visible. */
  readonly onEnd: () => void;
}

interface TableFootProps {
  /** The range of shown rows, and the total. */
  readonly summary: string;
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  readonly size: number;
  readonly sizes: readonly number[];
  readonly onSize: (size: number) => void;
  readonly endless?: Endless | undefined;
  readonly words: {
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
    readonly size: (size: number) => string;
    readonly number: (value: number) => string;
  };
}

const ENDLESS = "endless";

/** Summary, page size and pager below a list. */
export function TableFoot(props: TableFootProps) {
  const { summary, page, pages, hrefOf, size, sizes, onSize, endless, words } = props;
  const choose = (value: string) => {
    if (value === ENDLESS) endless?.onChoose();
    else if (endless?.on) endless.onLeave(Number(value));
    else onSize(Number(value));
  };
  const shown = endless?.on ? endless.label : words.size(size);
  return (
    <footer className={styles.foot}>
      <span role="status">{summary}</span>
      <Menu
        label={shown}
        chosen={[endless?.on ? ENDLESS : String(size)]}
        entries={[
          ...sizes
            .toSorted((one, other) => one - other)
            .map((value) => ({ value: String(value), label: words.size(value) })),
          ...(endless ? [{ value: ENDLESS, label: endless.label }] : []),
        ]}
        onSelect={choose}
      >
        {(trigger) => (
          <Button {...trigger} kind="quiet" size="small" iconEnd="down">
            {shown}
          </Button>
        )}
      </Menu>
      {pages > 1 ? (
        <nav className={styles.pager} aria-label={words.pages}>
          <Step icon="left" label={words.previous} href={page > 1 ? hrefOf(page - 1) : null} />
          {keyed(pageNumbers(page, pages)).map(({ number, key }) =>
            number === null ? (
              <span key={key} className={styles.page} data-number="" aria-hidden="true">
                …
              </span>
            ) : (
              <a
                key={key}
                href={hrefOf(number)}
                className={styles.page}
                data-number=""
                aria-label={words.page(number)}
                aria-current={number === page ? "page" : undefined}
              >
                {words.number(number)}
              </a>
            ),
          )}
          <Step icon="right" label={words.next} href={page < pages ? hrefOf(page + 1) : null} />
        </nav>
      ) : null}
    </footer>
  );
}

/** Adds React keys; the key of a gap is derived from the page before it. */
const keyed = (numbers: readonly (number | null)[]) =>
  numbers.map((number, at) => ({ number, key: number ?? `after ${numbers[at - 1]}` }));

const Step = ({ icon, label, href }: { icon: "left" | "right"; label: string; href: string | null }) =>
  href === null ? (
    <span className={styles.page} role="link" aria-label={label} aria-disabled="true">
      <Icon name={icon} />
    </span>
  ) : (
    <a href={href} className={styles.page} aria-label={label}>
      <Icon name={icon} />
    </a>
  );
