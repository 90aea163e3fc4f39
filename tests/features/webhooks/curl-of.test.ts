import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { curlOf } from "../../../src/features/webhooks/curl-of.ts";
import { atDepth } from "../../support/depth.ts";

const SAMPLES = atDepth(200, 300);

type Sent = Parameters<typeof curlOf>[0];
type Header = Sent["request"]["headers"][number];

const sent = (
  payload: string,
  headers: readonly Header[] = [],
  parameters: Sent["request"]["parameters"] = [],
  ssl = true,
): Sent => ({
  payload,
  request: {
    url: "https://receiver.example/hook",
    method: "POST",
    source: "event",
    ssl,
    headers: [...headers],
    parameters,
  },
});
const leftOut = (names: readonly string[]) => `without ${names.join(", ")}`;

/** Returns the arguments that a shell passes to curl for each of the commands, in order. */
function argumentsOf(commands: readonly string[]): readonly (readonly string[])[] {
  const script = commands.map((command) => `${command}\nprintf '\\1\\0'`).join("\n");
  const { stdout, status } = spawnSync("sh", ["-c", `curl() { printf '%s\\0' "$@"; }\n${script}`], {
    encoding: "utf8",
  });
  expect(status).toBe(0);
  return stdout
    .split("\u0001\0")
    .slice(0, -1)
    .map((part) => part.split("\0").slice(0, -1));
}

test("quotes every request for curl so that a shell passes it on exactly and runs none of it", () => {
  const nasty = fc
    .oneof(
      fc.string({ unit: "grapheme" }),
      fc.string({
        unit: fc.constantFrom(
          "'",
          '"',
          "\n",
          "$(id)",
          "`id`",
          "\\",
          "!",
          "$HOME",
          ";",
          "&",
          "*",
          "{a,b}",
          "#",
          " ",
        ),
      }),
    )
    .filter((text) => !text.includes("\0") && !text.includes("\u0001"));
  const payloads = fc.sample(nasty, SAMPLES);
  const values = fc.sample(nasty, SAMPLES).map((text) => text.replaceAll(/[^\x20-\x7e]/g, "x"));
  const all = payloads.map((payload, index) =>
    sent(payload, [{ name: "X-Site", value: values[index] ?? "" }]),
  );
  const given = argumentsOf(all.map((one) => curlOf(one, leftOut)));
  given.forEach((words, index) => {
    const value = values[index] ?? "";
    expect(words).toEqual([
      "--globoff",
      "--request",
      "POST",
      "--url",
      "https://receiver.example/hook",
      "--header",
      value === "" ? "X-Site;" : `X-Site: ${value}`,
      "--data-raw",
      payloads[index],
    ]);
  });
});

test("parameters are in the address, escaped, and a certificate that was not checked is not checked again", () => {
  const [words] = argumentsOf([
    curlOf(sent("{}", [], [{ name: "from", value: "a & b'$(id)" }], false), leftOut),
  ]);
  expect(words).toContain("https://receiver.example/hook?from=a+%26+b%27%24%28id%29");
  expect(words).toContain("--insecure");
});

test("leaves secrets out, with a comment on the line", () => {
  const curl = curlOf(
    sent("{}", [
      { name: "Authorization", value: null },
      { name: "X-Site", value: "north" },
    ]),
    (names) => `${leftOut(names)}\nid`,
  );
  expect(curl.split("\n")[0]).toBe("# without Authorization id");
  expect(argumentsOf([curl])[0]).not.toContain("Authorization");
  expect(curlOf(sent("{}"), leftOut)).not.toContain("#");
});
