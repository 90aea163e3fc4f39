import type { Metrics } from "../../../../openapi/generated/console.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import { useMeasureWords } from "../frame/use-measure-words.ts";
import { totalOf } from "../frame/use-metrics.ts";
import { Definition } from "../summary/definition.tsx";
import definition from "../summary/definition.module.css";
import { DefinedValue, Was } from "../summary/key-figures.tsx";
import figure from "../summary/key-figures.module.css";
import { listOf } from "../calls/calls-rules.ts";
import { callsHref, countedHref, type Counted, type GroupKind } from "./group-kinds.ts";
import { type GroupSums, groupSums, shareOf } from "./group-rows.ts";

interface GroupFiguresProps {
  readonly kind: GroupKind;
  readonly state: InsightsFilters;
  readonly sums: GroupSums;
  readonly compared: Metrics | undefined;
  readonly labelOf: (value: string) => string;
}

/** The key figures of the report: all calls, those with and without a value, and one measure of all. */
export function GroupFigures({ kind, state, sums, compared, labelOf }: GroupFiguresProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const words = useMeasureWords();
  const text = say.insights.groups;
  const own = text[kind.page];
  const before = compared && compared.calls > 0 ? groupSums(compared, undefined, kind) : null;
  const was = before ? totalOf(compared) : undefined;
  const { totalRow, total } = sums;
  const [first] = sums.lines;
  const measured = (measure: GroupKind["counted"]) => (
    <section className={figure.figure} aria-label={words.nameOf(measure)}>
      <p className={figure.name}>{words.nameOf(measure)}</p>
      <div className={figure.main}>
        <DefinedValue name={words.nameOf(measure)} shown={words.valueOf(measure, totalRow?.values[measure])}>
          {totalRow ? (
            <Definition
              measure={measure}
              row={totalRow}
              hrefOf={(...calls) => countedHref(kind, state, listOf(...calls))}
            />
          ) : null}
        </DefinedValue>
      </div>
      {was ? (
        <Was measure={measure} value={totalRow?.values[measure]} was={was.values[measure]} />
      ) : (
        <p className={figure.gap}>
          {totalRow?.values[measure] === null ? words.reasonOf(measure, total) : null}
        </p>
      )}
    </section>
  );
  const part = (name: string, means: string, count: number, counted: Counted, earlier: number | null) => (
    <section className={figure.figure} aria-label={name}>
      <p className={figure.name}>{name}</p>
      <div className={figure.main}>
        <DefinedValue name={name} shown={formats.number(count)}>
          <div className={definition.definition}>
            <h2>{name}</h2>
            <p className={definition.means}>{means}</p>
            <p className={definition.foot}>
              <span>{say.insights.summary.from({ count: total })}</span>
              <TextLink href={callsHref(kind, state, counted)}>
                {say.insights.summary.definition.calls()}
              </TextLink>
            </p>
          </div>
        </DefinedValue>
      </div>
      <p className={figure.gap}>
        {text.ofAll({ share: percent(shareOf(count, total)) })}
        {earlier === null ? null : ` · ${say.insights.summary.was({ value: percent(earlier) })}`}
      </p>
    </section>
  );
  const percent = (share: number | null) =>
    share === null ? say.insights.summary.noValue() : formats.percent(share, 1);
  return (
    <Panel aria-label={say.insights.summary.numbers()}>
      <div className={figure.figures}>
        {measured(kind.counted)}
        {part(
          own.withAny(),
          own.means(),
          sums.withAny,
          "with",
          before && shareOf(before.withAny, before.total),
        )}
        {part(
          own.without(),
          own.withoutMeans(),
          sums.without,
          "without",
          before && shareOf(before.without, before.total),
        )}
        <section className={figure.figure} aria-label={own.used()}>
          <p className={figure.name}>{own.used()}</p>
          <div className={figure.main}>
            <span className={figure.value}>{formats.number(sums.lines.length)}</span>
          </div>
          <p className={figure.gap}>{first ? text.most({ name: labelOf(first.value) }) : null}</p>
        </section>
        {measured(kind.figure)}
      </div>
    </Panel>
  );
}
