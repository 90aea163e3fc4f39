import type { AgentMetricsRow } from "../../../../openapi/generated/console.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { useHolder } from "../../../services/use-session.ts";
import { Duration } from "../../../ui/duration.tsx";
import { Glyph } from "../../../ui/glyph.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import styles from "../frame/report-table.module.css";
import { shownStatusOf } from "./status-split.tsx";
import { useAgentWords } from "./use-agent-metrics.ts";

type Over = Pick<AgentMetricsRow, "over">;

const MINUTE = 60_000;

/** Returns the time (ms) beyond the limits of all statuses. */
export const overIn = ({ over }: Over): number => Object.values(over).reduce((sum, ms) => sum + ms, 0);

/** Returns the definition of the time beyond limits, with the limits of the account. */
export function useOverMeans(): string {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.insights.agents.table;
  const limits = Object.entries(useHolder()?.account.configuration.statusLimits ?? {}).map(
    ([status, minutes]) =>
      text.part({
        status: say.console.statuses[shownStatusOf(status)](),
        time: formats.timeUnit(minutes * MINUTE),
      }),
  );
  return limits.length === 0
    ? `${text.overMeans()} ${text.noLimits()}`
    : `${text.overMeans()} ${text.limits({ limits: formats.list(limits) })}`;
}

interface OverLimitProps {
  readonly row: Over;
  /** Link to the breaks of the agent; absent beside them. */
  readonly href?: string;
}

/** The time beyond the limits of statuses, with the statuses. */
export function OverLimit({ row, href }: OverLimitProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const words = useAgentWords();
  const parts = Object.entries(row.over).toSorted(([, a], [, b]) => b - a);
  if (parts.length === 0) return <>{say.insights.agents.none()}</>;
  const statuses = parts.map(([status]) => say.console.statuses[shownStatusOf(status)]());
  const over = <Duration ms={overIn(row)}>{words.time(overIn(row))}</Duration>;
  return (
    <span className={styles.value}>
      <Glyph name="warning" />
      {href === undefined ? (
        over
      ) : (
        <TextLink quiet href={href}>
          {over}
        </TextLink>
      )}
      <span className={styles.note}>{formats.list(statuses)}</span>
    </span>
  );
}
