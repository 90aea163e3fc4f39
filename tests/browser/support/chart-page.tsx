import { createRoot } from "react-dom/client";
import { useState } from "react";
import { formatsOf } from "../../../i18n/formats.ts";
import type { Chart } from "../../../streams/charts/chart.ts";
import { LazyChart, LazyDistribution } from "../../../src/resource/cells/lazy-chart.tsx";
import { type Services, ServicesContext } from "../../../src/services/services.ts";
import { loadTexts } from "../../../src/services/texts.ts";
import { CONSOLE_ICONS } from "../../../src/ui/console-icons.ts";
import { addIcons } from "../../../src/ui/icon.tsx";
import { Panel } from "../../../src/ui/panel.tsx";
import "../../../src/ui/styles.css";

/** A page with one chart of each kind, chosen by the hash of its address. */

const { duration, number, percent } = formatsOf("en");
const HOUR = 3_600_000;
const QUARTER = HOUR / 4;
const MANY = 100_000;
const HOURS = ["07:00", "08:00", "09:00", "10:00", "11:00"];

const LEVEL: Chart = {
  kind: "lines",
  head: "Hour",
  unit: "%",
  x: { kind: "names", names: HOURS },
  domain: [0, 100],
  target: { value: 80, is: "least", label: "target 80 %" },
  callout: "least",
  series: [
    { id: "now", label: "17–30 Jan", points: [79, 82, 53, null, 67] },
    { id: "before", label: "3–16 Jan", points: [64, 60, 56, 43, 60], comparison: true },
  ],
  below: { label: "Offered", unit: "calls", points: [25, 60, 88, 75, 70], value: number, form: "bars" },
};

const LONG: Chart = {
  kind: "lines",
  head: "Time",
  unit: "min:s",
  steps: "duration",
  x: {
    kind: "times",
    zone: "Europe/Madrid",
    starts: Float64Array.from({ length: MANY }, (_, place) => place * QUARTER),
    end: MANY * QUARTER,
  },
  series: [
    {
      id: "wait",
      label: "Wait",
      points: Array.from({ length: MANY }, (_, place) =>
        place === 77_777 ? 900_000 : (place * 7_919) % 60_000,
      ),
    },
  ],
};

const days = Array.from({ length: 365 }, (_, place) =>
  new Date(Date.UTC(2026, 0, 1 + place)).toISOString().slice(0, 10),
);
const YEAR: Chart = {
  kind: "calendar",
  head: "Day",
  unit: "h",
  days,
  limits: [5, 6.5, 7.5, 8.5],
  states: { absent: "on leave" },
  flag: { glyph: "dot", label: "over 9 h" },
  series: [
    {
      id: "hours",
      label: "Connected",
      points: days.map((_, place) => (place % 7 === 2 ? null : 4 + (place % 6))),
      states: days.map((_, place) => (place % 7 === 2 ? "absent" : null)),
      flags: days.map((_, place) => place % 6 === 5),
    },
  ],
};

const HEAT: Chart = {
  kind: "heat",
  head: "Weekday",
  unit: "calls",
  x: { kind: "names", names: HOURS },
  flag: { glyph: "triangle", label: "service level under 40 %" },
  series: ["Mon", "Tue", "Wed"].map((label, row) => ({
    id: label,
    label,
    points: HOURS.map((_, place) => row * 20 + place * 7),
    flags: HOURS.map((_, place) => place === row),
  })),
};

const STACK: Chart = {
  kind: "stacked",
  head: "Hour",
  unit: "calls",
  x: { kind: "names", names: HOURS },
  series: [
    { id: "billing", label: "Billing", points: [3, 9, 16, 20, 22] },
    { id: "others", label: "Others", tone: "quiet", points: [2, 4, 4, 5, 1] },
  ],
};

const ROWS: Chart = {
  kind: "bars",
  layout: "rows",
  head: "Segment",
  unit: "calls",
  x: { kind: "names", names: ["Billing", "Cards and payments"] },
  series: [{ id: "late", label: "Late", points: [104, 12] }],
};

const BINS = [0, 5, 10, 15, 20].map((second) => ({
  from: second * 1_000,
  until: second === 20 ? null : (second + 5) * 1_000,
  count: 60 - second * 2,
}));

const hours = (value: number) => `${value} h`;
const share = (value: number) => percent(value);

function Opened({ chart, value, title }: { chart: Chart; value: (value: number) => string; title: string }) {
  const [opened, setOpened] = useState("");
  return (
    <Panel>
      <LazyChart
        title={title}
        caption="24 Nov"
        chart={chart}
        value={value}
        onOpen={(index, series) => setOpened(`${series} ${index}`)}
      />
      <p id="opened">{opened}</p>
    </Panel>
  );
}

function Shown() {
  switch (location.hash.slice(1)) {
    case "level":
      return <Opened title="Service level by hour" chart={LEVEL} value={share} />;
    case "long":
      return <Opened title="Longest wait" chart={LONG} value={duration} />;
    case "year":
      return <Opened title="Connected by day" chart={YEAR} value={hours} />;
    case "waits":
      return (
        <Panel>
          <LazyDistribution
            title="Waits"
            caption="24 Nov"
            head="Wait"
            label="Calls"
            bins={BINS}
            edge={duration}
            target={{ value: 15_000, label: "late after 0:15" }}
          />
        </Panel>
      );
    case "others":
      return (
        <>
          <Opened title="Offered by weekday" chart={HEAT} value={number} />
          <Opened title="Late calls by hour" chart={STACK} value={number} />
          <Opened title="Late calls by segment" chart={ROWS} value={number} />
        </>
      );
    default:
      return <p>No chart</p>;
  }
}

addIcons(CONSOLE_ICONS);
const texts = await loadTexts("en", (load) => load());
const session = {
  getSnapshot: () => ({ context: { holder: null } }),
  subscribe: () => ({ unsubscribe: () => undefined }),
};
// Charts use only the texts and the holder of the session.
const services = { texts, session } as unknown as Services;
const root = document.getElementById("root");
if (!root) throw new Error("The page has no root.");
createRoot(root).render(
  <ServicesContext value={services}>
    <main>
      <h1>Charts</h1>
      <Shown />
    </main>
  </ServicesContext>,
);
