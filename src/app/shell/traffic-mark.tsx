import type { FloorTraffic } from "../../../openapi/generated/live-monitor.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { useFloor, useLive } from "../../services/live-services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import styles from "./traffic-mark.module.css";

/** Says where the calls come from when they are not those of customers at this moment. */
export function TrafficMark() {
  const { say } = useTexts();
  const traffic = useFloor()?.state.traffic;
  const rate = useLive()?.clock.rate ?? 1;
  if (!traffic) return null;
  const { mark, explains } = wordsOf(traffic, rate, say.shell.traffic);
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
  if (kind === "demo") return { mark: text.demo(), explains: text.demoText() };
  return rate === 0
    ? { mark: text.recordingStill({ name }), explains: text.recordingStillText() }
    : { mark: text.recording({ name, rate }), explains: text.recordingText({ rate }) };
}
