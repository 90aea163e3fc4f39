import type { Spell } from "../../../../streams/replay/timeline/spells.ts";
import { clusterExtents, labelSides } from "./placed.ts";
import { LANES, type Plot } from "./plot.ts";
import { xAt } from "../../../../streams/charts/time-axis.ts";
import styles from "./timeline.module.css";
import { lengthOf, useSpellWords } from "./use-spell-words.ts";

interface SpellSignsProps {
  readonly spells: readonly Spell[];
  readonly plot: Plot;
  /** The period that contains the current position. */
  readonly current: Spell | null;
}

const { spells: LANE } = LANES;
const AT_LEAST = 4;
const LETTER = 6.4;
/**
 * Number of bars of each kind for which a label is tried: the current bar first, then the longest ones. Only
 * the first label that fits is drawn.
 */
const NAMED = 3;

/**
 * Bars of unusual periods. For each kind, one of the longest bars has a label: preferably the bar at the
 * current position.
 */
export function SpellSigns({ spells, plot, current }: SpellSignsProps) {
  const words = useSpellWords();
  const seen = spells.filter(({ until, from }) => until >= plot.from && from <= plot.until);
  const lasting = seen
    .filter(({ what }) => what !== "contradiction")
    .sort((a, b) => Number(b === current) - Number(a === current) || lengthOf(b) - lengthOf(a));
  const bars = lasting.map((spell) => {
    const [from, until] = [
      xAt(plot, Math.max(plot.from, spell.from)),
      xAt(plot, Math.min(plot.until, spell.until)),
    ];
    return { spell, from, until: Math.max(from + AT_LEAST, until), text: `⚠ ${words(spell)}` };
  });
  const clusters = clusterExtents(bars);
  const rank = (place: number) =>
    bars.slice(0, place).filter(({ spell }) => spell.what === bars[place]?.spell.what).length;
  const sides = labelSides(
    bars.map(({ text, from, until }, place) => ({
      ...(clusters[place] ?? { from, until }),
      words: rank(place) < NAMED ? text.length * LETTER : 0,
    })),
    plot.left,
    plot.left + plot.width,
    "right",
  );
  const named = new Set(
    (["long-wait", "no-answers"] as const).map((kind) =>
      bars.findIndex(({ spell }, place) => spell.what === kind && sides[place]),
    ),
  );
  return (
    <>
      <path className={styles.odd} d={ticksFrom(seen, plot)} />
      {bars.map(({ spell, from, until, text }, place) => {
        const side = named.has(place) ? sides[place] : null;
        const cluster = clusters[place] ?? { from, until };
        return (
          <g key={`${spell.what}${spell.from}${spell.until}`}>
            <rect
              className={styles.spell}
              x={from}
              width={until - from}
              y={LANE.top}
              height={LANE.bottom - LANE.top}
              rx={2}
            />
            {side ? (
              <text
                className={`${styles.warn} ${styles.halo}`}
                x={side === "left" ? cluster.from - 6 : cluster.until + 6}
                y={LANE.text}
                textAnchor={side === "left" ? "end" : "start"}
              >
                {text}
              </text>
            ) : null}
          </g>
        );
      })}
    </>
  );
}

/** Returns a short tick for each anomaly, at most one per pixel. Anomalies have no duration. */
function ticksFrom(spells: readonly Spell[], plot: Plot): string {
  const places = new Set(
    spells.flatMap((one) => (one.what === "contradiction" ? [Math.round(xAt(plot, one.from))] : [])),
  );
  return [...places].map((x) => `M${x} ${LANE.bottom}v-4h1.5v4z`).join("");
}
