import type { Lanes } from "../../../../streams/replay/timeline/lanes.ts";
import { wholePercent } from "../../../../streams/metrics/standing.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import styles from "./lane-table.module.css";

/** What is drawn, as numbers: a row for each step of the service level. */
export function LaneTable({ lanes }: { readonly lanes: Lanes }) {
  const { say } = useTexts();
  const { opened } = useReplay();
  const { time, moment, percent, number } = useFormats();
  const text = say.replay.timeline;
  const { zone } = opened.header;
  const { from: first, until: last, columns } = lanes;
  const columnAt = (instant: number) =>
    Math.max(0, Math.min(columns, Math.round(((instant - first) / (last - first)) * columns)));
  const timed = (instant: number) => (
    <time dateTime={new Date(instant).toISOString()} title={moment(instant, zone)}>
      {time(instant, zone)}
    </time>
  );
  const sum = (counts: Uint32Array) => counts.reduce((total, count) => total + count, 0);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.time()}</th>
          <th scope="col">{text.waiting()}</th>
          <th scope="col">{text.level()}</th>
          <th scope="col">{text.events()}</th>
          <th scope="col">{text.hangUps()}</th>
        </tr>
      </thead>
      <tbody>
        {lanes.levels.map(({ from, until, percent: exact }) => {
          const level = wholePercent(exact);
          return (
            <tr key={from}>
              <th scope="row">
                {timed(Math.max(first, from))}–{timed(Math.min(last, until))}
              </th>
              <td>
                {number(
                  lanes.waiting
                    .slice(columnAt(from), Math.max(columnAt(from) + 1, columnAt(until)))
                    .reduce((most, count) => Math.max(most, count), 0),
                )}
              </td>
              <td>{level === null ? "-" : percent(level)}</td>
              <td>
                {number(
                  sum(
                    lanes.events.slice(
                      Math.max(0, Math.round((from - lanes.barsFrom) / lanes.bar)),
                      Math.max(0, Math.round((until - lanes.barsFrom) / lanes.bar)),
                    ),
                  ),
                )}
              </td>
              <td>{number(sum(lanes.hangUps.slice(columnAt(from), columnAt(until))))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
