import styles from "./tabs.module.css";

interface Tab {
  /** Needed if two tabs have the same label. */
  readonly id?: string;
  readonly href: string;
  readonly label: string;
  readonly count?: string | undefined;
  readonly current: boolean;
}

/**
 * Scrolls a tab to the center if not all tabs fit. On focus, browsers do not scroll to a tab that is already
 * partly visible.
 */
function intoSight(tab: HTMLElement | null): void {
  const strip = tab?.parentElement;
  if (!strip || strip.scrollWidth <= strip.clientWidth) return;
  const [place, window] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += place.left + place.width / 2 - window.left - window.width / 2;
}

/** Views of one page, each with its own URL. */
export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav aria-label={label} className={styles.tabs}>
    {tabs.map((tab) => (
      <a
        key={tab.id ?? tab.label}
        ref={tab.current ? intoSight : undefined}
        href={tab.href}
        className={styles.tab}
        aria-current={tab.current ? "page" : undefined}
        onFocus={(event) => intoSight(event.currentTarget)}
      >
        {tab.label}
        {tab.count === undefined || tab.count === "" ? null : (
          <span className={styles.count}>{tab.count}</span>
        )}
      </a>
    ))}
  </nav>
);
