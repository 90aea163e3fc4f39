import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { DemoMove } from "../../../openapi/generated/console.ts";
import type { FloorTraffic } from "../../../openapi/generated/live-monitor.ts";
import { ApiError } from "../../api/problem.ts";
import { type LiveServices, useLive } from "../../services/live-services.ts";
import { useServices } from "../../services/services.ts";
import { useTick } from "../../services/ticker.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import styles from "./top-bar.module.css";

/** Shows a mark if the calls are not real, but come from a demo or a replay file that the platform plays. */
export function TrafficMark() {
  const live = useLive();
  return live ? <Mark live={live} /> : null;
}

function Mark({ live: { floor, clock, demoEnded } }: { live: LiveServices }) {
  const { say } = useTexts();
  const traffic = useSyncExternalStore(floor.subscribe, () => floor.get()?.state.traffic ?? null);
  const before = useRef<FloorTraffic["kind"] | null>(null);
  const kind = traffic?.kind ?? null;
  useEffect(() => {
    if (!floor.get()) return;
    demoEnded.set(before.current === "demo" && kind === null);
    before.current = kind;
  }, [floor, demoEnded, kind]);
  if (!traffic) return null;
  if (traffic.kind === "demo" && !traffic.ended) return <DemoMark live={{ floor, clock }} />;
  const { mark, explains } = wordsOf(traffic, clock.rate ?? 1, say.shell.traffic);
  return (
    <Tooltip text={explains}>
      <span className={styles.mark} data-ended={traffic.ended ? "" : undefined} tabIndex={0}>
        {mark}
        <HiddenText>. {explains}</HiddenText>
      </span>
    </Tooltip>
  );
}

function wordsOf(
  { kind, name, ended }: FloorTraffic,
  rate: number,
  text: TranslationFunctions["shell"]["traffic"],
): { mark: string; explains: string } {
  if (ended)
    return {
      mark: kind === "demo" ? text.demoEnded() : text.ends[ended]({ name }),
      explains: text.endedText(),
    };
  return rate === 0
    ? { mark: text.recordingStill({ name }), explains: text.recordingStillText() }
    : { mark: text.recording({ name, rate }), explains: text.recordingText({ rate }) };
}

/** Number of waiting customers from which the demo is at its peak. */
const MANY = 6;
const LOADS = ["peak", "usual", "quiet"] as const;
/** Times to which the demo can be moved, the most useful first. */
const MOVES: readonly DemoMove["to"][] = ["peak", "morning", "evening", "start"];

/** Names the day, the time and the load of the demo, and opens a menu that moves its clock. */
function DemoMark({ live: { floor, clock } }: { live: Pick<LiveServices, "floor" | "clock"> }) {
  const { write, notices } = useServices();
  const { say } = useTexts();
  const formats = useFormats();
  const [busy, setBusy] = useState(false);
  const load = useSyncExternalStore(floor.subscribe, () => {
    const customers = floor.get()?.state.queue.size ?? 0;
    return customers >= MANY ? "peak" : customers === 0 ? "quiet" : "usual";
  });
  useTick("second");
  const text = say.shell.traffic;
  const move = async (to: DemoMove["to"]) => {
    setBusy(true);
    try {
      await write((api) => api.PUT("/live-monitor/clock", { body: { to } }));
    } catch (error) {
      const isOver = error instanceof ApiError && error.problem.status === 409;
      notices.sayFailed(isOver ? text.moves.over() : text.moves.failed());
    } finally {
      setBusy(false);
    }
  };
  const time = clock.now();
  const zone = clock.zone ?? undefined;
  const isMoving = busy || clock.rate === 0 || time === null;
  const at =
    time === null ? "" : text.demoAt({ day: formats.shortDay(time, zone), time: formats.time(time, zone) });
  return (
    <Menu
      align="end"
      label={text.moves.label()}
      entries={MOVES.map((to) => ({ value: to, label: text.moves[to]() }))}
      onSelect={(value) => void move(MOVES.find((to) => to === value) ?? "start")}
    >
      {(trigger) => (
        <Tooltip text={text.demoText()}>
          <button type="button" className={styles.demo} aria-busy={busy || undefined} {...trigger}>
            <span className={styles.when} aria-hidden="true">
              {isMoving ? (
                <>
                  <span>{text.demoMoves.name()}</span>
                  <wbr />
                  <span>{text.demoMoves.state()}</span>
                </>
              ) : (
                <>
                  <span>{at}</span>
                  <wbr />
                  {/* All of them take their room, so that the bar does not move when the load changes. */}
                  <span className={styles.load}>
                    {LOADS.map((each) => (
                      <span key={each} data-shown={each === load ? "" : undefined}>
                        {text.demoLoad[each]()}
                      </span>
                    ))}
                  </span>
                </>
              )}
            </span>
            <HiddenText>
              {isMoving
                ? `${text.demoMoves.name()}${text.demoMoves.state()}`
                : `${at}${text.demoLoad[load]()}`}
              {". "}
              {text.demoText()} {text.moves.label()}
            </HiddenText>
            <Icon name="down" size={12} />
          </button>
        </Tooltip>
      )}
    </Menu>
  );
}
