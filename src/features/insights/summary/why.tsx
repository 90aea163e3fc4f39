import { Suspense, useState } from "react";
import { useLocation } from "wouter";
import { useSearch } from "wouter/use-browser-location";
import { weekdayAt } from "../../../../streams/projections/local-day.ts";
import { lazyPart } from "../../../resource/cells/lazy-part.tsx";
import type { WhyQuestion } from "../../../resource/why/explained.ts";
import { useServices } from "../../../services/services.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { readSpan, type Span, writeSpan } from "../../../resource/cells/span-url.ts";
import { usePeriodWords } from "../frame/period-chips.tsx";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";

/** Which calls of the page an explanation is about: all, those of a segment, or those of a part of the period. */
export type WhyPart =
  | { readonly kind: "all" }
  | { readonly kind: "segment"; readonly segment: string }
  | { readonly kind: "span"; readonly span: Span };

/** Parameter of the URL that opens the explanation. */
const NAME = "why";

const writePart = (part: WhyPart): string =>
  part.kind === "all"
    ? "all"
    : part.kind === "segment"
      ? `segment:${part.segment}`
      : `span:${writeSpan(part.span)}`;

/** Parses the part in a URL; null without one, or if it is not valid. */
function readPart(text: string | null, period: Span): WhyPart | null {
  if (text === "all") return { kind: "all" };
  if (text?.startsWith("segment:")) return { kind: "segment", segment: text.slice("segment:".length) };
  const span = text?.startsWith("span:") ? readSpan(text.slice("span:".length), period) : null;
  return span && { kind: "span", span };
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
export const partOfSegment = (segment: string | null): WhyPart =>
  segment === null ? { kind: "all" } : { kind: "segment", segment };

/** The explanation of a service level, if the URL opens one. */
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
    from,
    to,
    zone,
    filters: { ...filters, ...(segments.length > 0 && { segment: [...segments] }) },
  };
  const within = (segment: string | null | undefined) => ({
    filters: { ...chosen.filters, segment: segment ? [segment] : segments },
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
          calls: (filter) =>
            hrefOf("/insights/calls", within(filter.segment), {
              view: "list",
              "is.late": "true",
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
