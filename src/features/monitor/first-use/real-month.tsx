import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DemoMonth } from "../../../../openapi/generated/console.ts";
import { useServices } from "../../../services/services.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { FileChooser } from "../../../ui/file-button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { Cell } from "./cell.tsx";
import styles from "./first-use.module.css";
import { useAltKey } from "./use-alt-key.ts";

/** Page of the authors of the log, with a file for each month. */
const SOURCE = "http://ie.technion.ac.il/serveng/callcenterdata/index.html";
/** Largest file (bytes) that the platform takes. */
const MOST = 4_000_000;
/** Calls of each day of January 1999 in the log of the Anonymous Bank, from the first; 0 where it has no calls. */
const DAYS = [
  600, 253, 2111, 1834, 1629, 1405, 1655, 439, 201, 1987, 0, 0, 1757, 1657, 500, 207, 1602, 1567, 1456, 1310,
  1426, 381, 194, 1174, 1099, 1185, 1009, 1191, 375, 159, 1236,
];

interface RealMonthProps {
  /** Digit of its keys. */
  readonly number: number;
  readonly month: DemoMonth;
  /** Reads the progress again. */
  readonly onChange: () => void;
  readonly onAct: () => void;
}

/**
 * Loads a month of real calls into an account of its own, and switches to it: from the file that the platform
 * knows, or from a file of the user.
 */
export function RealMonth({ number, month, onChange, onAct }: RealMonthProps) {
  const { write, notices, switchAccount } = useServices();
  const { say } = useTexts();
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  /** True after the user has started to load here. */
  const [isStarted, setStarted] = useState(false);
  const text = say.firstUse.month;
  const { state, hasFile, rows, leftOut, progress, fault, account, days } = month;
  const go = (to: string) => {
    onAct();
    return switchAccount(to, `/insights/calls${days ? `?period=${days.first}..${days.last}` : ""}`);
  };
  const during = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      onChange();
    } catch {
      notices.sayFailed(text.failed());
    } finally {
      setBusy(false);
    }
  };
  const start = (work: () => Promise<unknown>) => {
    setStarted(true);
    void during(work);
  };
  const load = () => start(() => write((api) => api.POST("/demo/month")));
  const send = ([file]: readonly File[]) => {
    if (!file) return;
    if (file.size > MOST) return notices.sayFailed(text.tooLarge({ most: formats.bytes(MOST) }));
    start(() =>
      write((api) =>
        api.PUT("/demo/month", {
          body: "",
          bodySerializer: () => file,
          headers: { "Content-Type": "application/octet-stream" },
        }),
      ),
    );
  };
  const stop = () => during(() => write((api) => api.DELETE("/demo/month")));
  const open = (to: string | null) =>
    during(async () => {
      // A user who did not load the month gets access first.
      const id = to ?? (await write((api) => api.POST("/demo/month"))).month?.account;
      if (id) await go(id);
    });
  const openLoaded = useEffectEvent(() => {
    if (account) go(account).catch(() => notices.sayFailed(text.failed()));
  });
  const isReady = isStarted && state === "loaded";
  useEffect(() => {
    if (isReady) openLoaded();
  }, [isReady]);
  const act = () => {
    if (busy || state === "loading") return;
    if (state === "loaded") void open(account);
    else if (hasFile) load();
    else input.current?.click();
  };
  useAltKey(number, text.title(), act);
  const words = () => {
    if (state === "loading")
      return text.loading({ rows: formats.number(rows), leftOut: formats.number(leftOut) });
    if (state === "failed" && fault !== null) return text.faults[fault]();
    if (state === "loaded") return text.loaded({ rows: formats.number(rows) });
    return hasFile ? (
      text.text()
    ) : (
      <>
        {text.needsFile()}{" "}
        <TextLink href={SOURCE} newTab={text.newTab()}>
          {text.source()}
        </TextLink>
      </>
    );
  };
  return (
    <Cell picture={<MonthPicture />} title={text.title()} text={words()} isFault={state === "failed"}>
      {state === "loading" ? (
        <span className={styles.loading}>
          <span className={styles.meter}>
            <ProgressBar label={text.title()} value={progress} max={1} />
          </span>
          <Button size="small" busy={busy} onClick={() => void stop()}>
            {text.stop()}
          </Button>
        </span>
      ) : state === "loaded" ? (
        <Button size="small" icon="chart" busy={busy} onClick={act}>
          {text.open()}
        </Button>
      ) : hasFile ? (
        <Button size="small" icon="download" busy={busy} onClick={act}>
          {state === "none" ? text.load() : text.again()}
        </Button>
      ) : (
        <FileChooser ref={input} label={text.choose()} accept=".txt,.gz" onFiles={send} />
      )}
    </Cell>
  );
}

/** Bars of the calls of each day of January 1999, lighter on Fridays and Saturdays, the weekend of the bank. */
function MonthPicture() {
  const most = Math.max(...DAYS);
  const bars = DAYS.map((calls, index) => {
    const height = (44 * calls) / most;
    // The first of January 1999 was a Friday.
    return { day: index + 1, x: index * 3.5, y: 52 - height, height, isWeekend: index % 7 < 2 };
  });
  return (
    <svg className={styles.picture} viewBox="0 0 108 56" aria-hidden="true">
      <path d="M0 53.5H108" stroke="var(--line-mid)" />
      {bars.map(({ day, isWeekend, ...place }) => (
        <rect
          key={day}
          {...place}
          width="2.5"
          rx="1"
          fill="var(--chart-1)"
          opacity={isWeekend ? 0.45 : 0.9}
        />
      ))}
    </svg>
  );
}
