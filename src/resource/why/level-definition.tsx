import { SERVICE_LEVELS, SHORT_SECONDS } from "../../../streams/metrics/call-figures.ts";
import { useMetricsQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Popover } from "../../ui/popover.tsx";
import { NotRead } from "../cells/not-read.tsx";
import type { Explained, WhyQuestion } from "./explained.ts";
import styles from "./why.module.css";
import { whyName } from "./why-words.ts";

interface DefinitionProps {
  readonly question: WhyQuestion;
  readonly explained: Explained;
}

/** The definition of the number, for a share with its fraction, and the other definitions of a service level. */
export function Definition({ question, explained }: DefinitionProps) {
  const { say } = useTexts();
  const { number } = useFormats();
  const { measure, calls, late, target, withinSeconds } = explained;
  const text = say.why;
  const thresholds = { within: withinSeconds, short: SHORT_SECONDS };
  const isLevel = measure === "serviceLevel";
  const isLive = measure === "waiting" || measure === "currentWait";
  return (
    <footer className={styles.definition}>
      {isLevel || measure === "abandonRate" ? (
        <div className={styles.fraction}>
          <span>{number(isLevel ? calls - late : late)}</span>
          <span>{number(calls)}</span>
        </div>
      ) : null}
      <p>
        <b>
          {isLevel && target !== null
            ? text.level({ name: whyName(measure, say), target, seconds: withinSeconds })
            : whyName(measure, say)}
        </b>
        {". "}
        {isLive ? text.means[measure]() : say.insights.measures[measure].means(thresholds)}
      </p>
      {isLevel ? (
        <Popover
          label={text.compare({ count: SERVICE_LEVELS.length })}
          align="end"
          renderTrigger={(trigger) => (
            <Button kind="quiet" size="small" {...trigger}>
              {text.compare({ count: SERVICE_LEVELS.length })}
            </Button>
          )}
        >
          {() => <Levels question={question} explained={explained} />}
        </Popover>
      ) : null}
    </footer>
  );
}

/** The five definitions of the service level, each with its value and its meaning. */
function Levels({ question: { from, zone, filters }, explained: { until, withinSeconds } }: DefinitionProps) {
  const { say } = useTexts();
  const { percent } = useFormats();
  const { data, failure, again } = useMetricsQuery({
    range: { from: new Date(from).toISOString(), to: new Date(until).toISOString(), zone },
    filters,
    measures: [...SERVICE_LEVELS],
  });
  const row = data?.rows[0];
  const words = say.insights.measures;
  if (failure) return <NotRead failure={failure} onAgain={again} />;
  return (
    <dl className={styles.levels}>
      {SERVICE_LEVELS.map((level) => {
        const value = row?.values[level];
        return (
          <div key={level}>
            <dt>{words[level].name()}</dt>
            <dd>
              {value === undefined
                ? ""
                : value === null
                  ? say.unknown()
                  : percent(Math.floor(value * 10) / 10, 1)}
            </dd>
            <dd className={styles.note}>
              {words[level].means({ within: withinSeconds, short: SHORT_SECONDS })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
