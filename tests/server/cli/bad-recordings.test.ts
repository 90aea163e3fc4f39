import {
  closeSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeRecording } from "../../../server/recording-file/write-recording.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor, FOLD_VERSION, floorToJson } from "../../../streams/projections/floor.ts";
import { floorHash } from "../../../streams/replay/floor-hash.ts";
import {
  ANA,
  callCreated,
  callEnded,
  contactCreated,
  contactEnded,
  logged,
  queueCreated,
  SALES,
  userDescribed,
} from "../../support/floor-story.ts";
import { unsealedHeader } from "../../support/some-header.ts";
import { runInProcess } from "./command-in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "switchboard-bad-"));
const at = (name: string) => join(folder, name);
const run = (...args: string[]) => runInProcess(args);

const events = logged([
  userDescribed(ANA, "Ana Ruiz"),
  ...["1", "2", "3"].flatMap((id) => [
    contactCreated(`c-${id}`, `9:0${id}:00`, { customer: "Núria" }),
    queueCreated(id, `9:0${id}:00`),
    callCreated(id, `9:0${id}:10`, { queue: id }),
    callEnded(id, `9:0${id}:40`),
    contactEnded(`c-${id}`, `9:0${id}:40`, "answered"),
  ]),
]);
const header = unsealedHeader(events, { segments: { [SALES]: "Sales" }, users: { [ANA]: "Ana Ruiz" } });
const lines = [header, ...events].map((line) => JSON.stringify(line));
const text = (all: readonly string[]) => `${all.join("\n")}\n`;
const changed = (values: object) => text([JSON.stringify({ ...header, ...values }), ...lines.slice(1)]);
const packed = gzipSync(text(lines));
const floorAt = (offset: number) => floorToJson(evolveFloor(emptyFloor("UTC"), events.slice(0, offset)));

/** A file of 2 GB of which nothing lies on the disk: what is written at its beginning, and zeros. */
function sparse(name: string, beginning: string): void {
  writeFileSync(at(name), beginning);
  const file = openSync(at(name), "r+");
  ftruncateSync(file, 2_000_000_000);
  closeSync(file);
}

beforeAll(async () => {
  const files: Readonly<Record<string, string | Buffer>> = {
    "empty.ndjson": "",
    "letter.txt": "Dear all,\nthis is no recording.\n",
    "picture.png": Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0x0a, 255, 254]),
    "foreign.ndjson": changed({ version: 7 }),
    "halved.ndjson": JSON.stringify(header).slice(0, 80),
    "no-stream.ndjson": changed({ stream: undefined }),
    "other-fold.ndjson": changed({ fold: 99 }),
    "gap.ndjson": text(lines.toSpliced(4, 2)),
    "repeated.ndjson": text(lines.toSpliced(4, 0, lines[4] ?? "")),
    "behind.ndjson": text([...lines.slice(0, 4), lines[5] ?? "", lines[4] ?? "", ...lines.slice(6)]),
    "broken.ndjson": text(lines.with(4, '{"specversion":')),
    "cut.ndjson": `${text(lines.slice(0, 15))}${lines[15]?.slice(0, 50)}`,
    "bad.gz": Buffer.concat([packed.subarray(0, 12), Buffer.alloc(50, 7)]),
    "cut.gz": packed.subarray(0, -40),
    "foreign-state.ndjson": text([
      lines[0] ?? "",
      JSON.stringify({ k: "state", offset: 0, fold: 99, floor: floorAt(0) }),
      ...lines.slice(1),
    ]),
    "damaged-state.ndjson": text([
      lines[0] ?? "",
      JSON.stringify({
        k: "state",
        offset: 0,
        fold: FOLD_VERSION,
        floor: { ...floorAt(0), queue: [{ id: 7 }] },
      }),
      ...lines.slice(1),
    ]),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(at(name), content);
  sparse("zeros.ndjson", "");
  sparse("large.ndjson", text(lines));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NOTHING = /; .* cannot be used\.$/m;
/** Expected output and exit status of metrics and verify by file. */
const BAD: readonly (readonly [
  file: string,
  metrics: number,
  output: RegExp,
  verify: number,
  found: RegExp,
])[] = [
  ["missing.ndjson", 1, /File not found: .*missing\.ndjson/, 1, /File not found: .*missing\.ndjson/],
  [".", 1, /is a folder\. Choose a file/, 1, /is a folder\. Choose a file/],
  [
    "empty.ndjson",
    1,
    /not a replay file: it is empty; .* cannot be used/,
    1,
    /line 1: This is not a replay file: it is empty/,
  ],
  [
    "letter.txt",
    1,
    /not a replay file: its first line is not the header of one; .* cannot be used/,
    1,
    /line 1: This is not a replay file/,
  ],
  ["picture.png", 1, NOTHING, 1, /line 1: This is not a replay file/],
  [
    "foreign.ndjson",
    1,
    /format version 7; version 1 can be read here; .* cannot be used/,
    1,
    /line 1: This replay file has format version 7/,
  ],
  ["halved.ndjson", 1, NOTHING, 1, /line 1: This is not a replay file/],
  [
    "no-stream.ndjson",
    1,
    /header of this recording is damaged.*; .* cannot be used/,
    1,
    /line 1: The header of this recording is damaged/,
  ],
  ["other-fold.ndjson", 0, /total_calls/, 0, /made with fold version 99/],
  [
    "gap.ndjson",
    3,
    /Line 5: the events at offsets 4 to 5 are missing before it/,
    1,
    /line 5: the events at offsets 4 to 5 are missing before it/,
  ],
  [
    "repeated.ndjson",
    3,
    /Line 6 is left out: its offset 4 does not follow 4/,
    1,
    /line 6: offset 4 is a duplicate/,
  ],
  [
    "behind.ndjson",
    3,
    /Line 5 is left out: its offset 5 does not follow 3/,
    1,
    /line 5: offset 5 does not follow 3/,
  ],
  ["broken.ndjson", 3, /Line 5 is left out: it is not a JSON object/, 1, /line 5: it is not a JSON object/],
  [
    "cut.ndjson",
    3,
    /Line 16 is left out: the file is truncated: 14 of 16 events found/,
    1,
    /line 16: it is not a JSON object/,
  ],
  [
    "bad.gz",
    1,
    /is damaged: it cannot be decompressed completely; .* cannot be used/,
    1,
    /cannot be decompressed completely/,
  ],
  [
    "cut.gz",
    3,
    /is truncated: its end is missing; \d+ of 16 events found/,
    1,
    /is truncated: its end is missing/,
  ],
  [
    "zeros.ndjson",
    1,
    /Line 1 is longer than 16000000 bytes: this is no log; .* cannot be used/,
    1,
    /Line 1 is longer than 16000000 bytes/,
  ],
  [
    "large.ndjson",
    3,
    /Line 18 is left out: Line 18 is longer than 16000000 bytes/,
    1,
    /Line 18 is longer than 16000000 bytes/,
  ],
  [
    "foreign-state.ndjson",
    0,
    /total_calls/,
    1,
    /line 2: This replay file begins from a state that version 99 of the fold made/,
  ],
  [
    "damaged-state.ndjson",
    0,
    /total_calls/,
    1,
    /line 2: The state that this replay file begins from is damaged: \/floor\/queue\/0: /,
  ],
];

test.each(BAD)(
  "describes %s in a sentence and counts what is still readable",
  async (file, status, pattern, verified, found) => {
    const [metrics, verify, info] = [
      await run("metrics", at(file), "--by", "day"),
      await run("verify", at(file)),
      await run("info", at(file)),
    ];
    expect([metrics.status, `${metrics.stdout}${metrics.stderr}`]).toEqual([
      status,
      expect.stringMatching(pattern),
    ]);
    expect([verify.status, verify.stderr]).toEqual([verified, expect.stringMatching(found)]);
    // Prints the contents where something is readable, else the reason.
    expect(info.status).toBe(
      status === 1 ? 1 : file === "other-fold.ndjson" || file.endsWith("state.ndjson") ? 0 : 3,
    );
    // What is known to be missing is no cut.
    if (file === "gap.ndjson") expect(metrics.stderr).not.toContain("is truncated");
    for (const { stderr } of [metrics, verify, info])
      expect(stderr).not.toMatch(/^\s+at |TypeError|undefined|E[A-Z]{4,}/m);
  },
);

test.each([
  ["slice", ["--from", "09:00", "--until", "10:00", "--out", at("out.ndjson")]],
  ["redact", ["--out", at("out.ndjson")]],
  ["diff", [at("cut.ndjson")]],
])("reports the same faults with %s and starts from no untrusted state", async (name, options) => {
  for (const file of ["letter.txt", "foreign.ndjson", "zeros.ndjson", "bad.gz"]) {
    const { status, stdout, stderr } = await run(name, at(file), ...options);
    expect([file, status, stdout, stderr]).toEqual([file, 1, "", expect.stringMatching(NOTHING)]);
  }
  expect(await run(name, at("gap.ndjson"), ...options)).toMatchObject({
    status: 3,
    stderr: expect.stringContaining("Line 5: the events at offsets 4 to 5 are missing before it"),
  });
  if (name === "diff") return;
  expect(await run(name, at("foreign-state.ndjson"), ...options)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("version 99 of the fold made"),
  });
  expect(await run(name, at("damaged-state.ndjson"), ...options)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("/floor/queue/0"),
  });
});

test("summarizes a recording, up to the last complete line of a truncated one", async () => {
  await writeRecording(at("whole.ndjson.gz"), { ...header, sealed: true }, [
    ...events,
    { k: "weather", is: "fine" },
  ]);
  const whole = await run("info", at("whole.ndjson.gz"));
  expect(whole.status).toBe(0);
  expect(JSON.parse(whole.stdout)).toMatchObject({
    name: "A morning",
    events: 16,
    said: 16,
    first: "2026-01-12T00:00:00.000Z",
    last: "2026-01-12T09:03:40.000Z",
    types: { "contact-created": 3, "user-described": 1 },
    records: { checkpoint: 1, weather: 1 },
    unknown: { weather: 1 },
    segments: [{ id: SALES, name: "Sales", events: 6 }],
    agents: [{ id: ANA, name: "Ana Ruiz", events: 4 }],
    gaps: [],
    sealed: true,
    findings: 0,
    redaction: null,
  });
  expect(whole.stderr).toContain("A morning: 2026-01-12, 00:00:00 to 2026-01-12, 09:03:40, UTC");
  expect(whole.stderr).toContain("Skipped records of the unknown kind weather: 1.");
  const cut = await run("info", at("cut.ndjson"));
  expect([cut.status, JSON.parse(cut.stdout)]).toMatchObject([3, { events: 14, said: 16 }]);
  expect(JSON.parse((await run("info", at("gap.ndjson"))).stdout)).toMatchObject({
    gaps: [{ line: 5, from: 4, until: 5 }],
  });
});

test("a floor that was on a screen has to come out again of the events before it", async () => {
  const shown = (offset: number, of: number) => ({
    k: "snapshot",
    offset,
    fold: FOLD_VERSION,
    hash: floorHash(floorAt(of)),
  });
  await writeRecording(at("shown.ndjson"), header, [
    ...events.slice(0, 8),
    shown(8, 8),
    ...events.slice(8),
    shown(10, 10),
  ]);
  expect((await run("verify", at("shown.ndjson"))).status).toBe(0);
  await writeRecording(at("otherwise.ndjson"), header, [
    ...events.slice(0, 8),
    shown(8, 7),
    ...events.slice(8),
  ]);
  const { status, stderr } = await run("verify", at("otherwise.ndjson"));
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining("line 10: the floor after offset 8 differs from the recorded one."),
  ]);
  // Also from the state of a slice, which keeps the contents of its range.
  const cut = await run(
    "slice",
    at("shown.ndjson"),
    "--from",
    "09:02",
    "--until",
    "10:00",
    "--out",
    at("part.ndjson"),
  );
  expect(JSON.parse(cut.stdout)).toMatchObject({ events: 10, records: 3, leftOut: 0 });
  expect((await run("verify", at("part.ndjson"))).status).toBe(0);
});

test("keeps state and gaps without personal data, and omits and counts unknown fields", async () => {
  const state = { k: "state", offset: 3, fold: FOLD_VERSION, floor: floorAt(3) };
  const records = [
    state,
    { k: "gap", from: 4, until: 4, via: "range", note: "secret" },
    ...events.slice(4),
    { k: "marker", label: "Núria calls", offset: 9 },
    { k: "intent", at: 1, act: "click", role: "button", route: "/users/secret" },
    { k: "weather", is: "secret" },
  ];
  await writeRecording(
    at("named.ndjson"),
    { ...header, stream: { ...header.stream, first: 4 }, events: 12 },
    records,
  );
  const { status, stdout } = await run("redact", at("named.ndjson"), "--out", at("nameless.ndjson.gz"));
  expect([status, JSON.parse(stdout)]).toEqual([
    0,
    { file: at("nameless.ndjson.gz"), events: 12, leftOut: { marker: 1, intent: 1, weather: 1 } },
  ]);
  const written = gunzipSync(readFileSync(at("nameless.ndjson.gz"))).toString();
  expect(written).not.toMatch(/Núria|Ana Ruiz|secret|c-1/);
  expect((await run("verify", at("nameless.ndjson.gz"))).status).toBe(0);
  expect(
    written
      .split("\n")
      .slice(1, 3)
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { k: "state", offset: 3, floor: { queue: [{ customer: expect.stringMatching(/^p[0-9a-f]{16}$/) }] } },
    { k: "gap", from: 4, until: 4, via: "range" },
  ]);
});
