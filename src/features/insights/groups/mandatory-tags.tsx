import { useApiQuery } from "../../../services/use-api-query.ts";
import { useAbility } from "../../../services/use-session.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import table from "../frame/report-table.module.css";
import { callsHref, TAGS } from "./group-kinds.ts";
import { type SegmentCounts, shareOf } from "./group-rows.ts";
import styles from "./group-table.module.css";

interface MandatoryTagsProps {
  readonly state: InsightsFilters;
  /** Calls by segment; undefined while they load. */
  readonly counts: readonly SegmentCounts[] | undefined;
}

/** Segments in which agents must add a tag, and how many of their answered calls have none. */
export function MandatoryTags({ state, counts }: MandatoryTagsProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.insights.groups.mandatory;
  const mayRead = useAbility("segments.read");
  const { data } = useApiQuery(
    "/segments",
    { query: { mandatoryTags: true, $limit: 200, $select: ["name"], $sort: { name: 1 } } },
    { enabled: mayRead },
  );
  if (!data || !counts) return null;
  const { segment: chosen } = state.chosen.filters;
  const segments = data.data
    .filter(({ _id }) => chosen.length === 0 || chosen.includes(_id))
    .map(({ _id, name }) => ({ _id, name, counted: counts.find(({ segment }) => segment === _id) }));
  return (
    <Panel>
      <div className={styles.tools}>
        <h2>{text.title()}</h2>
      </div>
      {segments.length === 0 ? (
        <p className={table.foot}>{text.none()}</p>
      ) : (
        <div className={table.scroll} role="region" aria-label={text.title()} tabIndex={0}>
          <table className={table.table}>
            <thead>
              <tr>
                {[say.insights.summary.table.segment(), text.answered(), text.without(), text.share()].map(
                  (head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {segments.map(({ _id, name, counted: { total, without } = { total: 0, without: 0 } }) => {
                const share = shareOf(without, total);
                return (
                  <tr key={_id}>
                    <th scope="row">{name}</th>
                    <td>
                      {total === 0 ? (
                        formats.number(0)
                      ) : (
                        <TextLink href={callsHref(TAGS, state, "all", _id)}>{formats.number(total)}</TextLink>
                      )}
                    </td>
                    <td>
                      {without === 0 ? (
                        formats.number(0)
                      ) : (
                        <TextLink href={callsHref(TAGS, state, "without", _id)}>
                          {formats.number(without)}
                        </TextLink>
                      )}
                    </td>
                    <td title={share === null ? say.insights.summary.noCalls() : undefined}>
                      {share === null ? say.insights.summary.noValue() : formats.percent(share, 1)}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {segments.length === 0 ? null : <p className={table.foot}>{text.about()}</p>}
    </Panel>
  );
}
