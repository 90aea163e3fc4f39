import { useLocation } from "wouter";
import type { DemoHistory } from "../../../../openapi/generated/console.ts";
import { lateShare, mostLate } from "../../../../streams/metrics/late-hours.ts";
import { localDay } from "../../../../streams/projections/local-day.ts";
import { useLive } from "../../../services/live-services.ts";
import { useTicked } from "../../../services/ticker.ts";
import { useMetricsQuery } from "../../../services/use-api-query.ts";
import { useAbility } from "../../../services/use-session.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Cell } from "./cell.tsx";
import styles from "./first-use.module.css";
import { HoursPicture } from "./hours-picture.tsx";
import { useAltKey } from "./use-alt-key.ts";
import { hoursOf } from "./worst-hour.ts";

const HOUR = 3_600_000;

interface WorstHourProps {
  /** Digit of its keys. */
  readonly number: number;
  readonly history: DemoHistory | null;
  readonly onAct: () => void;
}

/** Opens the hour of the day before the floor's present day in which most calls were late. */
export function WorstHour({ number, history, onAct }: WorstHourProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const [, navigate] = useLocation();
  const mayReplay = useAbility("replay.read");
  const maySee = useAbility("insights.read");
  const day = useYesterday();
  // The newest days are written first, so the numbers are final once there are any.
  const { data } = useMetricsQuery(
    {
      range: {
        from: new Date(day?.start ?? 0).toISOString(),
        to: new Date(day?.end ?? HOUR).toISOString(),
        zone: day?.zone ?? "UTC",
      },
      interval: "hour",
      measures: ["offered", "late"],
    },
    { enabled: day !== null && maySee, asOf: history?.days ?? 0 },
  );
  const hours = data && day ? hoursOf(data) : [];
  const worst = mostLate(hours);
  const text = say.firstUse.worst;
  const open = () => {
    if (!worst || !day) return;
    onAct();
    navigate(
      mayReplay
        ? `/monitor/replay?${new URLSearchParams({
            from: new Date(worst.from).toISOString(),
            to: new Date(worst.from + HOUR).toISOString(),
          }).toString()}`
        : `/insights/calls?period=yesterday`,
    );
  };
  useAltKey(number, text.title(), open);
  const isOver = data !== undefined && (history?.complete ?? true) && !worst;
  const share = worst ? formats.percent(lateShare(worst)) : "";
  const words = () => {
    if (worst && day)
      return text.found({
        weekday: formats.weekday(new Date(day.day).getUTCDay() || 7),
        from: formats.time(worst.from, day.zone),
        to: formats.time(worst.from + HOUR, day.zone),
        share,
      });
    return isOver ? text.none() : text.waits();
  };
  return (
    <Cell
      picture={
        worst ? (
          <HoursPicture hours={hours} worst={worst} share={share} />
        ) : (
          <svg className={styles.picture} viewBox="0 0 108 56" aria-hidden="true">
            <path d="M0 53.5H108" stroke="var(--line-mid)" />
          </svg>
        )
      }
      title={text.title()}
      text={words()}
    >
      <Button
        kind="primary"
        size="small"
        icon={mayReplay ? "rewind" : "chart"}
        aria-keyshortcuts={`Alt+${number}`}
        busy={!worst && !isOver}
        {...(isOver ? { unavailable: text.nothing() } : {})}
        onClick={open}
      >
        {text.open()}
      </Button>
    </Cell>
  );
}

/** Returns the day before the present day of the floor, with its zone; null until the floor is known. */
function useYesterday() {
  const clock = useLive()?.clock;
  const zone = clock?.zone ?? null;
  // One text for the day, so that the cell renders only when the day changes.
  const start = useTicked(() => {
    const now = clock?.now() ?? null;
    return now === null || zone === null ? "" : String(localDay(localDay(now, zone).start - 1, zone).start);
  });
  return start === "" || zone === null ? null : { ...localDay(Number(start), zone), zone };
}
