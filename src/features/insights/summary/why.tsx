import { Suspense, useState } from "react";
import { useLocation } from "wouter";
import { useSearch } from "wouter/use-browser-location";
import type { WhyMeasure } from "../../../../openapi/generated/console.ts";
import { EXPLAINED_BY } from "../../../../streams/metrics/why/measured.ts";
import { weekdayAt } from "../../../../streams/projections/local-day.ts";
import { lazyPart } from "../../../resource/cells/lazy-part.tsx";
import type { WhyQuestion } from "../../../resource/why/explained.ts";
import { useServices } from "../../../services/services.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { readSpan, type Span, writeSpan } from "../../../resource/cells/span-url.ts";
import { usePeriodWords } from "../frame/period-chips.tsx";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";

/**
 * The number that an explanation is about, and its calls: all of the page, those of a segment, or those of a part
 * of the period.
 */
export type WhyPart = { readonly measure: WhyMeasure } & (
  | { readonly kind: "all" }
  | { readonly kind: "segment"; readonly segment: string }
  | { readonly kind: "span"; readonly span: Span }
);

/** Parameter of the URL that opens the explanation. */
const NAME = "why";
/** Measure of a part that names none. */
const USUAL: WhyMeasure = "serviceLevel";
/** Measures of the reports; the others are those of the live monitor. */
const MEASURES: readonly WhyMeasure[] = Object.values(EXPLAINED_BY);

/** Returns the text of a part in a URL. That of a service level does not name the measure. */
function writePart(part: WhyPart): string {
  const calls =
    part.kind === "all"
      ? "all"
      : part.kind === "segment"
        ? `segment:${part.segment}`
        : `span:${writeSpan(part.span)}`;
  return part.measure === USUAL ? calls : `${part.measure}:${calls}`;
}

/** Parses the part in a URL; null without one, or if it is not valid. */
function readPart(text: string | null, period: Span): WhyPart | null {
  const measure = MEASURES.find((one) => text?.startsWith(`${one}:`));
  const about = { measure: measure ?? USUAL };
  const calls = measure ? text?.slice(measure.length + 1) : text;
  if (calls === "all") return { ...about, kind: "all" };
  if (calls?.startsWith("segment:"))
    return { ...about, kind: "segment", segment: calls.slice("segment:".length) };
  const span = calls?.startsWith("span:") ? readSpan(calls.slice("span:".length), period) : null;
  return span && { ...about, kind: "span", span };
}

/** Returns a function that returns the link to the explanation of a part. */
export function useWhyHref(): (part: WhyPart) => string {
  const search = useSearch();
  const [path] = useLocation();
  return (part) => {
    const query = new URLSearchParams(search);
    query.set(NAME, writePart(part));
    return `${path}?${query.toString().replaceAll("%3A", ":")}`;
  };
}

/** Returns the part that a row of a table by segment is about; `null` is the total. */
export const partOfSegment = (segment: string | null, measure: WhyMeasure): WhyPart =>
  segment === null ? { kind: "all", measure } : { kind: "segment", segment, measure };

/** The explanation of a number, if the URL opens one. */
export function Why({ state }: { readonly state: InsightsFilters }) {
  const search = useSearch();
  const query = new URLSearchParams(search);
  const part = readPart(query.get(NAME), state.period);
  return part ? <WhyOf key={writePart(part)} part={part} state={state} /> : null;
}

function WhyOf({ part, state }: { readonly part: WhyPart; readonly state: InsightsFilters }) {
  const { texts } = useServices();
  const { say } = useTexts();
  const formats = useFormats();
  const words = usePeriodWords();
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [Drawer] = useState(() =>
    lazyPart(
      texts,
      ["why", "people"],
      async () => (await import("../../../resource/why/why-drawer.tsx")).WhyDrawer,
    ),
  );
  const { period, filters, chosen, hrefOf } = state;
  const { zone } = period;
  const segments = part.kind === "segment" ? [part.segment] : chosen.filters.segment;
  const { from, to } = part.kind === "span" ? part.span : period;
  const question: WhyQuestion = {
    measure: part.measure,
    from,
    to,
    zone,
    filters: { ...filters, ...(segments.length > 0 && { segment: [...segments] }) },
  };
  const within = (segment: string | null | undefined, outcome: readonly string[] | null = null) => ({
    filters: {
      ...chosen.filters,
      segment: segment ? [segment] : segments,
      ...(outcome && { outcome }),
    },
  });
  const isDay = period.first === period.last;
  return (
    <Suspense fallback={null}>
      <Drawer
        question={question}
        period={
          part.kind === "span"
            ? `${formats.day(from, zone)}, ${formats.time(from, zone)}–${formats.time(to, zone)}`
            : words.ofPeriod(period)
        }
        links={{
          calls: (filter, late) =>
            hrefOf("/insights/calls", within(filter.segment, late.outcome), {
              view: "list",
              ...late.list,
              ...spanIn({ from: filter.from ?? from, to: filter.until ?? to }, period),
            }),
          agents: (segment) => hrefOf("/insights/agents", within(segment)),
          comparison:
            chosen.compare === null && part.kind === "all"
              ? {
                  href: hrefOf("/insights/calls", { compare: "weekdays" }),
                  label: isDay
                    ? say.why.compareDay({ weekday: formats.weekday(weekdayAt(period.from, zone)) })
                    : say.why.compareBefore(),
                }
              : null,
        }}
        onClose={() => {
          const query = new URLSearchParams(search);
          query.delete(NAME);
          const rest = query.toString();
          navigate(rest === "" ? path : `${path}?${rest}`);
        }}
      />
    </Suspense>
  );
}

/** Returns the parameter of the list for a part of the period; none for the whole period. */
const spanIn = (span: Span, period: Span): { readonly span?: string } =>
  span.from === period.from && span.to === period.to ? {} : { span: writeSpan(span) };
