import { useState } from "react";
import type { WhyMeasure } from "../../../openapi/generated/console.ts";
import { weekdayAt } from "../../../streams/projections/local-day.ts";
import { WhyDrawer } from "../../resource/why/why-drawer.tsx";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { writeSpan } from "../../resource/cells/span-url.ts";
import { useMonitor } from "./monitor-context.ts";

interface WhyTodayProps {
  readonly measure: WhyMeasure;
  readonly onClose: () => void;
}

/** Drawer with the explanation of a number of today, as far as the day has come when it opens. */
export function WhyToday({ measure, onClose }: WhyTodayProps) {
  const { source } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  const [today] = useState(() => source.today());
  const zone = source.get()?.state.zone;
  if (!today || zone === undefined) return null;
  const { start, end } = today;
  const ofSegment = (segment: string | null | undefined): Readonly<Record<string, string>> =>
    segment ? { segment } : {};
  const hrefOf = (path: string, query: Readonly<Record<string, string>>) =>
    `${path}?${new URLSearchParams(query).toString()}`;
  return (
    <WhyDrawer
      question={{ measure, from: start, to: end, zone, filters: {}, isLive: true }}
      period={say.why.today()}
      links={{
        calls: ({ segment, from = start, until = end }, late) =>
          hrefOf("/insights/calls", {
            view: "list",
            ...(late.outcome && { outcome: late.outcome.join(",") }),
            ...late.list,
            ...ofSegment(segment),
            ...(from === start && until === end ? {} : { span: writeSpan({ from, to: until }) }),
          }),
        agents: (segment) => hrefOf("/insights/agents", ofSegment(segment)),
        comparison: {
          href: hrefOf("/insights/calls", { compare: "weekdays" }),
          label: say.why.compareDay({ weekday: formats.weekday(weekdayAt(start, zone)) }),
        },
      }}
      onClose={onClose}
    />
  );
}
