import type { AgentMetrics } from "../../../../openapi/generated/console.ts";
import { STATUS_FAMILY } from "../../../resource/cells/status-family.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Duration } from "../../../ui/duration.tsx";
import { Glyph } from "../../../ui/glyph.tsx";
import { StatusPill } from "../../../ui/status-pill.tsx";
import styles from "./breaks.module.css";
import { shownStatusOf } from "./status-split.tsx";

interface BreaksProps {
  readonly breaks: NonNullable<AgentMetrics["breaks"]>;
  readonly zone: string;
}

/** The breaks of an agent's day with their limits. Those that were too long are marked. */
export function Breaks({ breaks, zone }: BreaksProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.insights.agents.breaks;
  return (
    <section className={styles.breaks} aria-label={text.title()}>
      <h3>{text.title()}</h3>
      {breaks.length === 0 ? (
        <p>{text.none()}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{say.insights.agents.table.status()}</th>
              <th scope="col">{text.start()}</th>
              <th scope="col">{text.lasted()}</th>
              <th scope="col">{text.limit()}</th>
              <th scope="col">{text.over()}</th>
            </tr>
          </thead>
          <tbody>
            {breaks.map(({ status: reported, from, until, limit }) => {
              const status = shownStatusOf(reported);
              const ms = Date.parse(until) - Date.parse(from);
              const over = limit === null ? 0 : Math.max(0, ms - limit);
              return (
                <tr key={`${reported} ${from}`} data-over={over > 0 ? "" : undefined}>
                  <th scope="row">
                    <StatusPill family={STATUS_FAMILY[status]}>{say.console.statuses[status]()}</StatusPill>
                  </th>
                  <td>
                    <time dateTime={from}>{formats.time(Date.parse(from), zone)}</time>
                  </td>
                  <td>
                    <Duration ms={ms}>{formats.duration(ms)}</Duration>
                  </td>
                  <td>{limit === null ? text.noLimit() : formats.timeUnit(limit)}</td>
                  <td>
                    {over > 0 ? (
                      <span className={styles.over}>
                        <Glyph name="warning" />
                        {text.tooLong({ time: formats.duration(over) })}
                      </span>
                    ) : null}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}
