import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { CsvSigns } from "../../../streams/charts/chart-table.ts";
import type { Key } from "../../../streams/charts/marks.ts";
import { IconButton } from "../icon-button.tsx";
import { Menu } from "../menu.tsx";
import { ChartKeys } from "./chart-keys.tsx";
import type { ChartWords } from "./chart-words.ts";
import styles from "./chart.module.css";

export interface ChartFrameProps {
  readonly title: string;
  /** Unit, definition and period. */
  readonly caption: string;
  /** The least, the most and the last value, and how they meet the target. */
  readonly sentence: string;
  readonly words: ChartWords;
  /** Address to copy; that of the page by default. */
  readonly link?: string | undefined;
  /** Separators of CSV files in the language of the reader. */
  readonly signs: CsvSigns;
  /** Level of the heading. */
  readonly level?: 2 | 3;
}

interface FrameSlots extends ChartFrameProps {
  readonly keys: readonly Key[];
  readonly csv: () => string;
  readonly zoom?: { readonly in: () => void; readonly out: () => void; readonly all: () => void } | undefined;
  readonly table: ReactNode;
  /** False without any value. */
  readonly full: boolean;
  readonly children: ReactNode;
}

const SHOWN_FOR = 2_500;

/** Title, menu, summary and table of a chart, around its drawing. */
export function ChartFrame({
  title,
  caption,
  sentence,
  words,
  link,
  level = 2,
  keys,
  csv,
  zoom,
  table,
  full,
  children,
}: FrameSlots) {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const [isTable, setTable] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (what: string) => {
    setOutcome(null);
    try {
      if (what === "png") await copyPicture(figure.current, title, caption);
      else await navigator.clipboard.writeText(what === "csv" ? csv() : (link ?? location.href));
      setOutcome(words.copied);
    } catch {
      // The clipboard needs a secure origin, and the user may have blocked it.
      setOutcome(words.copyFailed);
    }
  };
  const select = (what: string) => {
    if (what === "in" || what === "out" || what === "all") zoom?.[what]();
    else void copy(what);
  };
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <figure ref={figure} className={styles.figure} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <div className={styles.titles}>
          <Heading id={id}>{title}</Heading>
          <p className={styles.caption}>{caption}</p>
        </div>
        <span role="status" className={styles.outcome}>
          {outcome}
        </span>
        {full ? (
          <button type="button" className={styles.toggle} onClick={() => setTable(!isTable)}>
            {isTable ? words.viewChart : words.viewTable}
          </button>
        ) : null}
        <Menu
          label={words.more}
          align="end"
          entries={[
            // A picture is made of the drawing.
            ...(full && !isTable ? [{ value: "png", label: words.copyPng }] : []),
            ...(full ? [{ value: "csv", label: words.copyCsv }] : []),
            { value: "link", label: words.copyLink },
            ...(zoom && !isTable
              ? [
                  { value: "in", label: words.zoomIn, hint: "+" },
                  { value: "out", label: words.zoomOut, hint: "-" },
                  { value: "all", label: words.zoomAll, hint: "0" },
                ]
              : []),
          ]}
          onSelect={select}
        >
          {(trigger) => <IconButton {...trigger} icon="more" label={words.more} />}
        </Menu>
      </figcaption>
      {!full ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : isTable ? (
        table
      ) : (
        <>
          {keys.length > 0 ? <ChartKeys keys={keys} id={id} /> : null}
          {children}
        </>
      )}
      {full ? <p className={styles.sentence}>{sentence}</p> : null}
    </figure>
  );
}

async function copyPicture(figure: HTMLElement | null, title: string, caption: string): Promise<void> {
  if (!figure) return;
  const { pictureOf } = await import("./chart-picture.ts");
  // Passed as a promise, because some browsers allow the clipboard only directly after the click.
  await navigator.clipboard.write([new ClipboardItem({ "image/png": pictureOf(figure, title, caption) })]);
}
