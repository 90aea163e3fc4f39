import styles from "./tabs.module.css";

interface Tab {
  readonly href: string;
  readonly label: string;
  readonly count?: string | undefined;
  readonly current: boolean;
}

/** Views of one page, each with an address of its own. */
export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav aria-label={label} className={styles.tabs}>
    {tabs.map((tab) => (
      <a key={tab.label} href={tab.href} className={styles.tab} aria-current={tab.current ? "page" : undefined}>
        {tab.label}
        {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
      </a>
    ))}
  </nav>
);
