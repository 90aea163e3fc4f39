import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { writeBankLog } from "./bank-log.ts";
import { builtCommand } from "./command.ts";
import { runInProcess as run } from "./command-in-process.ts";
import { platformOverHttp } from "./platform-over-http.ts";

const HELP_DESK = "tests/streams/import/help-desk";
let command: Awaited<ReturnType<typeof builtCommand>>;
let folder = "";
beforeAll(async () => void (command = await builtCommand()));
afterAll(() => command.remove());
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "switchboard-cli-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command as its users do. Most tests do without, since each process takes half a second. */
const runAlone = (args: readonly string[], env?: Record<string, string>) => command.start(args, env).ended;

const bankLog = () => writeBankLog(folder);

const importOf = (log: string, out: string, ...more: string[]) => [
  "import",
  log,
  "--as",
  "anonymous-bank",
  "--zone",
  "Asia/Jerusalem",
  "--out",
  join(folder, out),
  ...more,
];
const importing = (log: string, out: string) => run(importOf(log, out));

test("an import writes the recording, and nothing but its summary to standard output", async () => {
  const { status, stdout, stderr } = await runAlone(
    importOf(bankLog(), "calls.ndjson.gz", "--day", "1999-01-05"),
  );
  expect(status).toBe(3);
  expect(JSON.parse(stdout)).toEqual({
    rows: 3,
    events: {
      "contact-created": 2,
      "queue-created": 2,
      "queue-assigned": 1,
      "queue-abandoned": 1,
      "call-created": 1,
      "call-ended": 1,
      "contact-ended": 2,
    },
    leftOut: [{ line: 3, reason: "it has 1 column instead of 17" }],
  });
  expect(stdout.trimEnd().split("\n")).toHaveLength(1);
  expect(stderr).toContain("10 events from 3 rows; rows left out: 1");
  const [header = "", ...events] = gunzipSync(readFileSync(join(folder, "calls.ndjson.gz")))
    .toString()
    .trimEnd()
    .split("\n");
  const checkpoint = events.pop() ?? "";
  expect(JSON.parse(header)).toMatchObject({
    k: "header",
    name: "calls 1999-01-05",
    zone: "Asia/Jerusalem",
    events: 10,
    sealed: true,
  });
  expect(events.map((line) => JSON.parse(line).offset)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(JSON.parse(checkpoint)).toMatchObject({ k: "checkpoint", end: true });
});

test("an import that is done again writes the same file", async () => {
  await importing(bankLog(), "once.ndjson.gz");
  await importing(bankLog(), "again.ndjson.gz");
  await importing(bankLog(), "plain.ndjson");
  expect(
    readFileSync(join(folder, "once.ndjson.gz")).equals(readFileSync(join(folder, "again.ndjson.gz"))),
  ).toBe(true);
  expect(
    gunzipSync(readFileSync(join(folder, "once.ndjson.gz"))).equals(
      readFileSync(join(folder, "plain.ndjson")),
    ),
  ).toBe(true);
});

test("a help desk's log is imported by its map", async () => {
  const { status, stdout } = await run([
    "import",
    `${HELP_DESK}/cases.csv`,
    "--as",
    "csv",
    "--map",
    `${HELP_DESK}/cases-map.json`,
    "--zone",
    "Europe/Madrid",
    "--out",
    join(folder, "cases.ndjson"),
  ]);
  expect(status).toBe(3);
  expect(JSON.parse(stdout)).toMatchObject({
    rows: 7,
    events: { "contact-created": 3 },
    leftOut: { length: 4 },
  });
});

test("imports a queue_log of Asterisk, and exits with 0 if no row is left out", async () => {
  const log = join(folder, "queue_log");
  writeFileSync(
    log,
    "1596272294|NONE|NONE|NONE|QUEUESTART|\n1596512941|1.163|support|NONE|ENTERQUEUE||7000|1\n1596513009|1.163|support|NONE|ABANDON|1|1|68\n",
  );
  const { status, stdout } = await run([
    "import",
    log,
    "--as",
    "asterisk-queue-log",
    "--zone",
    "Etc/UTC",
    "--out",
    join(folder, "calls.ndjson"),
  ]);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    rows: 3,
    events: { "contact-created": 1, "queue-created": 1, "queue-abandoned": 1, "contact-ended": 1 },
    leftOut: [],
  });
});

test("reads the encoding of the map or the option, and rejects invalid UTF-8 without either", async () => {
  const [log, map, out] = ["log.csv", "map.json", "calls.ndjson"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]; // three names, three paths
  writeFileSync(
    log,
    Buffer.from(
      "Opened,Team,Agent\n2026-03-02 09:00,Sales,Jos\xE9\n2026-03-02 09:01,Sales,Jos\xE8\n",
      "latin1",
    ),
  );
  const plain = {
    queue: "Team",
    agent: "Agent",
    moments: [{ time: "Opened", events: ["queue-created", "queue-assigned"] }],
  };
  const importing = (values: object, ...more: string[]) => {
    writeFileSync(map, JSON.stringify({ ...plain, ...values }));
    return run(["import", log, "--as", "csv", "--map", map, "--zone", "Etc/UTC", "--out", out, ...more]);
  };
  expect(await importing({})).toMatchObject({
    status: 1,
    stdout: "",
    stderr: expect.stringContaining("Line 2 is not valid UTF-8."),
  });
  expect(existsSync(out)).toBe(false);
  for (const ended of [
    await importing({ encoding: "windows-1252" }),
    await importing({}, "--encoding", "latin1"),
  ])
    expect(ended.status).toBe(0);
  expect(Object.values(JSON.parse(readFileSync(out, "utf8").split("\n")[0] ?? "").names.users)).toEqual([
    "José",
    "Josè",
  ]);
  expect(await importing({ encoding: "klingon" })).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Unknown encoding "klingon".'),
  });
});

test.each([
  ["hello\n", [], "its only row is left out (line 1: it has 1 part instead of at least 5)"],
  ["hello\n\nyou\n", [], "all 2 rows are left out (line 1: it has 1 part instead of at least 5)"],
  ["1596272294|NONE|NONE|NONE|QUEUESTART|\n", [], "its only row has no event"],
  [
    "1596512941|1.163|support|NONE|ENTERQUEUE||7000|1\n",
    ["--day", "1999-01-05"],
    "no contact began on 1999-01-05",
  ],
  ["", [], "it has no rows"],
])("rejects an import of %j without events, and writes no file", async (text, more, why) => {
  const [log, out] = [join(folder, "queue_log"), join(folder, "calls.ndjson")];
  writeFileSync(log, text);
  const ended = await run([
    "import",
    log,
    "--as",
    "asterisk-queue-log",
    "--zone",
    "Etc/UTC",
    "--out",
    out,
    ...more,
  ]);
  expect(ended).toEqual({
    status: 1,
    stdout: "",
    stderr: `Cannot import ${log}: ${why}. No file was written.\n`,
  });
  expect(existsSync(out)).toBe(false);
});

test("ends quietly when its output pipe is closed", async () => {
  const { process: child, ended } = command.start(["help"]);
  child.stdout?.destroy();
  child.stderr?.destroy();
  expect(await ended).toMatchObject({ status: 0, stderr: "" });
});

test.each([
  ["no command", ["play-it"], 2, 'Unknown command "play-it".'],
  ["no file", ["import"], 2, "import requires one file."],
  ["no kind", ["import", "x", "--zone", "UTC", "--out", "y"], 2, "--as is missing"],
  ["no zone", ["import", "x", "--as", "anonymous-bank", "--out", "y"], 2, "--zone is missing"],
  [
    "a zone that there is not",
    ["import", "x", "--as", "anonymous-bank", "--zone", "Madrid", "--out", "y"],
    2,
    "--zone Madrid is not a time zone",
  ],
  [
    "a day that there is not",
    ["import", "x", "--as", "anonymous-bank", "--zone", "UTC", "--out", "y", "--day", "1999-02-30"],
    2,
    "--day 1999-02-30 is not a date",
  ],
  ["nowhere to write to", ["import", "x", "--as", "anonymous-bank", "--zone", "UTC"], 2, "--out is missing"],
  [
    "a CSV log without a map",
    ["import", "x", "--as", "csv", "--zone", "UTC", "--out", "y"],
    2,
    "--map is missing",
  ],
  ["an option that there is not", ["import", "x", "--fast"], 2, "Unknown option '--fast'"],
  [
    "a file that is not there",
    ["import", "/nowhere/x", "--as", "anonymous-bank", "--zone", "UTC", "--out", "y"],
    1,
    "File not found: /nowhere/x.",
  ],
  ["a file that is no recording", ["play", "package.json", "--key", "k"], 1, "This is not a replay file"],
  ["a speed that is none", ["play", "x", "--speed", "fast", "--key", "k"], 2, 'The speed is "fast"'],
  ["a server that is none", ["play", "x", "--server", "here", "--key", "k"], 2, "--server here is not a URL"],
  ["no key", ["play", "x"], 2, "No API key in"],
])(
  "explains the missing input with %s and leaves standard output empty",
  async (_, args, status, message) => {
    const ended = await run(args, { DATA_DIR: join(folder, "nothing") });
    expect(ended).toMatchObject({ status, stdout: "" });
    expect(ended.stderr).toContain(message);
    expect(existsSync("y")).toBe(false);
  },
);

test("help goes to the person who asks", async () => {
  const { status, stdout, stderr } = await runAlone(["help"]);
  expect([status, stdout]).toEqual([0, ""]);
  expect(stderr).toMatch(/import FILE --as KIND[\s\S]*play FILE/);
});

test("a recording is played on the local platform with its key, as fast as it goes", async () => {
  await importing(bankLog(), "calls.ndjson.gz");
  const { platform, port } = await platformOverHttp();
  mkdirSync(join(folder, "data"));
  writeFileSync(join(folder, "data/api-key"), "secret\n");
  const { status, stdout } = await runAlone(["play", join(folder, "calls.ndjson.gz"), "--speed", "max"], {
    PORT: port,
    DATA_DIR: join(folder, "data"),
  });
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    name: "calls",
    ended: "finished",
    accepted: platform.log.length,
    duplicates: 0,
    refused: 0,
    damaged: 0,
  });
  expect(platform.log.map(({ event }) => event.type)).toEqual(
    expect.arrayContaining([
      "traffic-started",
      "segment-described",
      "user-described",
      "queue-abandoned",
      "traffic-ended",
    ]),
  );
});

test("playing a recording twice is no duplicate", async () => {
  await importing(bankLog(), "calls.ndjson");
  const { platform, url } = await platformOverHttp();
  for (const _ of [1, 2])
    expect(
      JSON.parse(
        (
          await run([
            "play",
            join(folder, "calls.ndjson"),
            "--speed",
            "max",
            "--server",
            url,
            "--key",
            "secret",
          ])
        ).stdout,
      ),
    ).toMatchObject({ duplicates: 0 });
  expect(platform.log.filter(({ event }) => event.type === "call-created")).toHaveLength(4);
});

test("plays a log without an intermediate recording and notifies the platform when stopped early", async () => {
  const { platform, url, received } = await platformOverHttp();
  const called = received("call-created");
  const { process: child, ended } = command.start([
    "play",
    bankLog(),
    "--as",
    "anonymous-bank",
    "--zone",
    "Asia/Jerusalem",
    "--speed",
    "60",
    "--from",
    "09:02",
    "--server",
    url,
    "--key",
    "secret",
  ]);
  await called;
  // What is left takes 24 minutes at this speed.
  child.kill("SIGINT");
  const { status, stdout, stderr } = await ended;
  expect(status).toBe(130);
  expect(JSON.parse(stdout)).toMatchObject({ ended: "stopped" });
  expect(stderr).toContain("Line 3 is left out: it has 1 column instead of 17.");
  expect(platform.log.at(-1)?.event).toMatchObject({ type: "traffic-ended", data: { reason: "stopped" } });
});

test("names events that the platform refuses and sets the exit status", async () => {
  const { platform, url } = await platformOverHttp();
  platform.refuses = ({ type }) => (type === "queue-abandoned" ? "It is not wanted." : null);
  const { status, stdout, stderr } = await run([
    "play",
    bankLog(),
    "--as",
    "anonymous-bank",
    "--zone",
    "Asia/Jerusalem",
    "--speed",
    "max",
    "--server",
    url,
    "--key",
    "secret",
  ]);
  expect(status).toBe(3);
  expect(JSON.parse(stdout)).toMatchObject({ ended: "finished", refused: 1 });
  expect(stderr).toMatch(
    /Rejected: queue-abandoned of queue\/[0-9a-f]{24} \(event\/\d+\): It is not wanted\./,
  );
});

test("names the address on each refused connection and explains once how to change it", async () => {
  const closedServer = createServer().listen(0, "127.0.0.1");
  await once(closedServer, "listening");
  const { port } = closedServer.address() as AddressInfo;
  await new Promise((closed) => closedServer.close(closed));
  const { process: child, ended } = command.start(
    ["play", bankLog(), "--as", "anonymous-bank", "--zone", "Asia/Jerusalem", "--key", "secret"],
    { PORT: String(port) },
  );
  let output = "";
  child.stderr?.on("data", (text: string) => {
    output += text;
    if (output.split("Next attempt").length > 2) child.kill("SIGINT");
  });
  const { stderr } = await ended;
  const tries = stderr.split("\n").filter((line) => line.includes("Next attempt"));
  expect(tries[0]).toBe(
    `Cannot reach the platform at http://127.0.0.1:${port}: connection refused. Next attempt in 0.3 s; no events are lost. If the platform has another URL, set --server or PORT.`,
  );
  expect(tries[1]).toBe(
    `Cannot reach the platform at http://127.0.0.1:${port}: connection refused. Next attempt in 0.5 s; no events are lost.`,
  );
});

test("reports the one skipped line of a broken recording and the truncation of a truncated one", async () => {
  await importing(bankLog(), "calls.ndjson");
  // Without the checkpoint behind them.
  const lines = readFileSync(join(folder, "calls.ndjson"), "utf8").trimEnd().split("\n").slice(0, -1);
  const { url } = await platformOverHttp();
  const playing = async (left: readonly string[]) => {
    writeFileSync(join(folder, "damaged.ndjson"), left.join("\n"));
    const { status, stdout, stderr } = await run([
      "play",
      join(folder, "damaged.ndjson"),
      "--speed",
      "max",
      "--server",
      url,
      "--key",
      "secret",
    ]);
    return [
      status,
      JSON.parse(stdout).damaged,
      ...stderr.split("\n").filter((line) => line.startsWith("Line")),
    ];
  };
  const events = lines.length - 1;
  expect(await playing(lines.with(3, "{"))).toEqual([3, 1, "Line 4 is left out: it is not a JSON object."]);
  expect(await playing([...lines.slice(0, -2), lines.at(-2)!.slice(0, 30)])).toEqual([
    3,
    1,
    `Line ${events} is left out: the file is truncated: ${events - 2} of ${events} events found.`,
  ]);
});

test("ends the play immediately on an unknown key", async () => {
  const { url } = await platformOverHttp();
  const { status, stdout, stderr } = await run([
    "play",
    bankLog(),
    "--as",
    "anonymous-bank",
    "--zone",
    "Asia/Jerusalem",
    "--server",
    url,
    "--key",
    "wrong",
  ]);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("the API key is unknown (401)");
});

test("verifies a recording and names its faults by line", async () => {
  await importing(bankLog(), "calls.ndjson");
  const path = join(folder, "calls.ndjson");
  const sound = await run(["verify", path]);
  expect([sound.status, JSON.parse(sound.stdout)]).toMatchObject([
    0,
    { lines: 18, events: 16, sound: true, isSealed: true, findings: [] },
  ]);
  const lines = readFileSync(path, "utf8").split("\n");
  writeFileSync(
    path,
    lines
      .with(4, (lines[4] ?? "").replace("1999", "2999"))
      .toSpliced(9, 1)
      .join("\n"),
  );
  const damaged = await run(["verify", path]);
  expect(damaged.status).toBe(1);
  expect(damaged.stderr).toContain("line 10: the event at offset 9 is missing before it.");
  expect(damaged.stderr).toContain("lines 5 to 9: they were changed; the original had 6 lines here.");
  expect(JSON.parse(damaged.stdout)).toMatchObject({ sound: false });
  expect((await run(["verify"])).status).toBe(2);
});

test("a recording that was packed and cut is verified as far as it can be unpacked", async () => {
  await importing(bankLog(), "calls.ndjson.gz");
  const path = join(folder, "calls.ndjson.gz");
  const whole = readFileSync(path);
  writeFileSync(path, whole.subarray(0, whole.length - 60));
  const { status, stderr } = await run(["verify", path]);
  expect(status).toBe(1);
  expect(stderr).toContain("is truncated: its end is missing");
});

test("counts contacts by day, hour, segment and agent as CSV with a description beside it", async () => {
  await importing(bankLog(), "calls.ndjson");
  const path = join(folder, "calls.ndjson");
  const { status, stdout, stderr } = await run(["metrics", path, "--by", "day"]);
  expect(status).toBe(0);
  expect(
    stdout
      .trimEnd()
      .split("\n")
      .map((row) => row.split(",").slice(0, 3).join()),
  ).toEqual(["date,total_calls,hangs", "1999-01-05,2,1", "1999-01-06,1,0"]);
  expect(stderr).toContain("hangs: contacts abandoned before an answer");
  const groups: unknown[] = [];
  for (const by of ["hour", "segment", "agent"])
    groups.push(
      (await run(["metrics", path, "--by", by])).stdout
        .split("\n")
        .slice(0, 2)
        .map((row) => row.split(",")[0]),
    );
  expect(groups).toEqual([
    ["hour", expect.stringMatching(/^1999-01-05 \d\d:00$/)],
    ["segment", "PS"],
    ["agent", ""],
  ]);
  expect((await run(["metrics", path, "--by", "moon"])).status).toBe(2);
});

test("extracts an hour with its initial state, compares it and removes personal data", async () => {
  await importing(bankLog(), "calls.ndjson");
  const path = join(folder, "calls.ndjson");
  const [slice, redacted] = [join(folder, "slice.ndjson"), join(folder, "redacted.ndjson.gz")];
  const cut = await run([
    "slice",
    path,
    "--from",
    "1999-01-06T00:00",
    "--until",
    "1999-01-07T00:00",
    "--out",
    slice,
  ]);
  expect([cut.status, JSON.parse(cut.stdout)]).toMatchObject([0, { events: 6, first: 11 }]);
  const expected = join(folder, "expect.json");
  const expectations = [
    { expect: "equals", number: "contacts", value: 1 },
    { expect: "count", type: "queue-abandoned", atMost: 0 },
  ];
  writeFileSync(expected, JSON.stringify({ format: "switchboard-expectations", version: 1, expectations }));
  const verified = await run(["verify", slice, "--expect", expected, "--junit", join(folder, "report.xml")]);
  expect([verified.status, JSON.parse(verified.stdout).records]).toEqual([0, { state: 1, checkpoint: 1 }]);
  expect(readFileSync(join(folder, "report.xml"), "utf8")).toContain('tests="3" failures="0"');
  expect((await run(["verify", path, "--expect", expected])).stderr).toContain(
    "✕ count queue-abandoned <= 0 (1 at 1999-01-05",
  );
  const misspelt = join(folder, "misspelt.json");
  writeFileSync(
    misspelt,
    JSON.stringify({
      format: "switchboard-expectations",
      version: 1,
      expectations: [{ expect: "count", type: "queue-abandoned", segment: "PZ", atMost: 9 }],
    }),
  );
  const unknown = await run(["verify", path, "--expect", misspelt]);
  expect([unknown.status, unknown.stderr]).toEqual([1, expect.stringContaining("(unknown segment PZ)")]);
  const differ = await run(["diff", path, slice]);
  expect([differ.status, JSON.parse(differ.stdout)]).toMatchObject([
    1,
    { same: 6, firstOnly: 10, secondOnly: 0, changed: 0 },
  ]);
  expect((await run(["diff", path, path])).status).toBe(0);
  expect((await run(["redact", path, "--out", redacted])).status).toBe(0);
  expect(gunzipSync(readFileSync(redacted)).toString()).not.toMatch(/"AGENT|"customer":"C/);
  expect((await run(["verify", redacted])).status).toBe(0);
  const older = readFileSync(slice, "utf8").replace(
    '"k":"state","offset":10,"fold":2',
    '"k":"state","offset":10,"fold":1',
  );
  writeFileSync(slice, older);
  const other = await run(["verify", slice, "--expect", expected]);
  expect([other.status, other.stderr]).toEqual([
    1,
    expect.stringContaining("begins from a state that version 1 of the fold made"),
  ]);
  const refused = [
    ["slice", path, "--from", "10:00", "--until", "09:00", "--out", slice],
    ["slice", path],
    ["slice", path, "--from", "25:00", "--until", "26:00", "--out", slice],
    ["diff", path],
    ["redact", path],
  ];
  for (const args of refused) expect([args, (await run(args)).status]).toEqual([args, 2]);
  const { status, stderr } = await run(["verify", path, "--expect", path]);
  expect([status, stderr]).toEqual([1, expect.stringContaining("The expectations are not JSON")]);
});
