import { useCallback, useState } from "react";
import { fittingTabs, type TabWidths } from "./fitting-tabs.ts";
import { Icon } from "./icon.tsx";
import { Menu } from "./menu.tsx";
import styles from "./tabs.module.css";
import { useNarrow } from "./use-media.ts";

interface Tab {
  /** Needed if two tabs have the same label. */
  readonly id?: string;
  readonly href: string;
  readonly label: string;
  readonly count?: string | undefined;
  readonly current: boolean;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /**
   * Label of a menu with the tabs that do not fit. Without it, and in narrow windows, the tabs scroll
   * sideways.
   */
  readonly more?: string;
}

const keyOf = ({ id, label }: Tab): string => id ?? label;

/** Views of one page, each with its own URL. */
export function Tabs({ label, tabs, more }: TabsProps) {
  const [widths, ref] = useTabWidths();
  const isNarrow = useNarrow();
  const current = tabs.findIndex((tab) => tab.current);
  const shown = more === undefined || isNarrow || !widths ? null : fittingTabs(widths, current);
  const others = tabs.filter((_, at) => shown?.[at] === false);
  return (
    <nav
      key={more === undefined ? "" : tabs.map(keyOf).join()}
      ref={more === undefined ? undefined : ref}
      aria-label={label}
      className={styles.tabs}
    >
      {tabs.map((tab, at) => (
        <a
          key={keyOf(tab)}
          ref={tab.current ? intoSight : undefined}
          href={tab.href}
          className={styles.tab}
          data-hidden={shown?.[at] === false ? "" : undefined}
          aria-current={tab.current ? "page" : undefined}
          onFocus={(event) => intoSight(event.currentTarget)}
        >
          {tab.label}
          {tab.count === undefined || tab.count === "" ? null : (
            <span className={styles.count}>{tab.count}</span>
          )}
        </a>
      ))}
      {more === undefined ? null : (
        <div className={styles.more} data-hidden={others.length === 0 ? "" : undefined}>
          <Menu
            label={more}
            align="end"
            entries={others.map((tab) => ({ value: keyOf(tab), label: tab.label, href: tab.href }))}
          >
            {(trigger) => (
              <button type="button" {...trigger} className={styles.tab}>
                {more}
                <Icon name="down" size={12} />
              </button>
            )}
          </Menu>
        </div>
      )}
    </nav>
  );
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

/** Returns the widths of a row of tabs, of which the last element is the menu. They are known before it is painted. */
function useTabWidths() {
  const [widths, setWidths] = useState<TabWidths | null>(null);
  const ref = useCallback((row: HTMLElement | null) => {
    if (!row) return undefined;
    const parts = [...row.children];
    const measure = () => {
      const own = parts.map((part) => part.getBoundingClientRect().width);
      const next = {
        row: row.clientWidth,
        gap: Number.parseFloat(getComputedStyle(row).columnGap) || 0,
        tabs: own.slice(0, -1),
        more: own.at(-1) ?? 0,
      };
      setWidths((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    for (const part of [row, ...parts]) sizes.observe(part);
    return () => sizes.disconnect();
  }, []);
  return [widths, ref] as const;
}
