import { type CSSProperties, useState } from "react";
import { shownStatus } from "../../../../streams/projections/agent-status.ts";
import { standingOfServiceLevel } from "../../../../streams/metrics/standing.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Glyph } from "../../../ui/glyph.tsx";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { View } from "../../../ui/view-state.ts";
import { useMonitor, useShownFloor, useShownNow } from "../monitor-context.ts";
import { AgentName, SegmentName } from "../name-cells.tsx";
import styles from "./floor-beside.module.css";
import {
  agentsByFamily,
  CONNECTED_FAMILIES,
  type Overdue,
  overdueAgents,
  type SegmentNeed,
  segmentNeeds,
} from "./needs.ts";

interface FloorBesideProps {
  readonly hrefOf: (changes: Partial<View>) => string;
}

/** Segments and agents beside the list of customers: where the need is, and who could help. */
export function FloorBeside({ hrefOf }: FloorBesideProps) {
  return (
    <div className={styles.beside}>
      <div className={styles.parts}>
        <Segments hrefOf={hrefOf} />
        <Agents hrefOf={hrefOf} />
      </div>
    </div>
  );
}

const CLOSED = { number: "", list: "", open: "", why: "" };
const WHOLE_LIST = { sort: null, columns: null, search: "" };

function Segments({ hrefOf }: FloorBesideProps) {
  const { targets } = useMonitor();
  const { say } = useTexts();
  const floor = useShownFloor();
  const now = useShownNow();
  // Ids in the order that stays while the pointer or the focus is in the list.
  const [held, setHeld] = useState<readonly string[] | null>(null);
  if (!floor || now === null) return null;
  const needs = segmentNeeds(floor.state, now, targets);
  const shown = held ? needs.toSorted((a, b) => placeIn(held, a.id) - placeIn(held, b.id)) : needs;
  const text = say.monitor.beside;
  const hold = () => setHeld((before) => before ?? needs.map(({ id }) => id));
  const release = () => setHeld(null);
  return (
    <Panel aria-label={say.monitor.tabs.segments()}>
      <h2 className={styles.head}>
        {say.monitor.tabs.segments()} <span>{text.order()}</span>
      </h2>
      <div
        className={styles.rows}
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={release}
      >
        <p className={styles.columns} aria-hidden="true">
          <span>{say.monitor.columns.name()}</span>
          <span>{say.monitor.columns.waiting()}</span>
          <span>{text.longest()}</span>
          <span>{say.monitor.tabs.agents()}</span>
          <span>{text.level()}</span>
        </p>
        <ul className={styles.segments}>
          {shown.map((need) => (
            <SegmentRow
              key={need.id}
              need={need}
              href={hrefOf({
                ...WHOLE_LIST,
                choices: { ...CLOSED, tab: "queue" },
                filters: [{ field: "segment", operator: "is", values: [need.id] }],
              })}
            />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

/** Returns the place of an id in an order; ids that are not in it come last. */
const placeIn = (order: readonly string[], id: string): number => {
  const place = order.indexOf(id);
  return place === -1 ? order.length : place;
};

function SegmentRow({ need, href }: { readonly need: SegmentNeed; readonly href: string }) {
  const { targets } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  const { id, waiting, longest, standing, free, level } = need;
  const isOver = standing === "over" || standing === "far";
  const { cells } = say.monitor;
  return (
    <li data-standing={standing}>
      <a href={href}>
        <SegmentName id={id} />
      </a>
      <span data-none={waiting === 0 ? "" : undefined}>
        {formats.number(waiting)}
        <HiddenText> {cells.waits()}</HiddenText>
      </span>
      <span>
        {longest === null ? say.unknown() : formats.duration(longest)}
        {isOver ? (
          <>
            <Glyph name="warning" />
            <HiddenText>{say.console.overTarget()}</HiddenText>
          </>
        ) : null}
      </span>
      <span data-tone={free === 0 ? "warn" : undefined}>
        {free === null ? cells.noData() : free === 0 ? cells.noneFree() : cells.free({ count: free })}
      </span>
      <span
        data-tone={standingOfServiceLevel(level, targets.serviceLevelPercent) === "far" ? "bad" : undefined}
      >
        {level === null ? say.unknown() : formats.percent(level)}
      </span>
    </li>
  );
}

/** Most agents over a limit that are listed. */
const LISTED = 2;
const NO_LIMITS = {};

function Agents({ hrefOf }: FloorBesideProps) {
  const { limits = NO_LIMITS, source } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  // Statuses and limits are shown to the second, so each change of the floor need not be.
  const now = useShownNow();
  const floor = source.get()?.state;
  if (!floor || now === null) return null;
  const counts = agentsByFamily(floor.agents);
  const overdue = overdueAgents(floor.agents, now, limits);
  const text = say.monitor.beside;
  return (
    <Panel aria-label={say.monitor.tabs.agents()}>
      <h2 className={styles.head}>
        {say.monitor.tabs.agents()}{" "}
        <span>
          {overdue.length === 0
            ? text.connected({ connected: floor.counts.connected })
            : text.connectedOver({ connected: floor.counts.connected, over: overdue.length })}
        </span>
      </h2>
      <ul className={styles.families}>
        {CONNECTED_FAMILIES.map((family) => (
          <li key={family} data-family={family}>
            <Glyph name={family} size={10} />
            <strong>{formats.number(counts[family])}</strong> {text.families[family]()}
          </li>
        ))}
      </ul>
      {overdue.slice(0, LISTED).map((one) => (
        <OverdueRow
          key={one.agent.id}
          overdue={one}
          scale={Math.max(HOUR, ...overdue.map(({ lasted }) => lasted))}
          href={hrefOf({ choices: { ...CLOSED, open: `user/${one.agent.id}` } })}
        />
      ))}
      {overdue.length > LISTED ? (
        <p className={styles.more}>
          <TextLink
            href={hrefOf({
              ...WHOLE_LIST,
              choices: { ...CLOSED, tab: "agents" },
              filters: [{ field: "limit", operator: "is", values: ["over"] }],
            })}
          >
            {text.all({ count: overdue.length })}
          </TextLink>
        </p>
      ) : null}
    </Panel>
  );
}

const HOUR = 3_600_000;

interface OverdueRowProps {
  readonly overdue: Overdue;
  /** Time (ms) of the whole bar. */
  readonly scale: number;
  readonly href: string;
}

/** An agent over the limit of the status, with a bar of the time within and beyond it. */
function OverdueRow({ overdue: { agent, lasted, over }, scale, href }: OverdueRowProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const status = shownStatus(agent);
  const text = say.monitor.beside;
  const share = (ms: number) => `${(100 * ms) / scale}%`;
  return (
    <div className={styles.overdue}>
      <p>
        <a href={href}>
          <AgentName id={agent.id} />
        </a>
        <span className={styles.over}>
          <Glyph name="warning" />
          {say.monitor.cells.overLimit({ time: formats.duration(over) })}
        </span>
      </p>
      <div
        className={styles.bar}
        style={{ "--within": share(lasted - over), "--whole": share(lasted) } as CSSProperties} // custom properties
      />
      <p className={styles.details}>
        <span>
          {status === null
            ? say.unknown()
            : text.since({ status: say.console.statuses[status](), time: formats.duration(lasted) })}
        </span>
        <span>{text.limit({ time: formats.duration(lasted - over) })}</span>
      </p>
    </div>
  );
}
