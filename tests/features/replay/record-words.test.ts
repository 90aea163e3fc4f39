import { expect, test } from "vitest";
import { formatsOf } from "../../../i18n/formats.ts";
import type { RecordBrief } from "../../../streams/replay/records/record-brief.ts";
import { recordGlyph } from "../../../src/features/replay/inspector/record-glyph.ts";
import { recordWords } from "../../../src/features/replay/inspector/record-words.ts";
import { loadTexts } from "../../../src/services/texts.ts";

const texts = await loadTexts("en", (load) => load());
await texts.need("replay");
const speech = { say: texts.get().say, formats: formatsOf("en") };

const intent = {
  kind: "intent",
  act: "click",
  role: "button",
  word: "",
  key: "",
  length: "",
  route: "/users/{id}",
} as const;
const transition = {
  kind: "transition",
  machine: "session",
  event: "renew",
  from: "signedIn",
  to: "renewing",
  times: 1,
} as const;

test.each<[RecordBrief, string, string?]>([
  [{ ...intent, word: "Save" }, "Clicked: button “Save” · /users/{id}"],
  [{ ...intent, role: "marquee" }, "Clicked: marquee · /users/{id}"],
  [
    { ...intent, act: "change", role: "textbox", length: "short" },
    "Changed: text field, a short text · /users/{id}",
  ],
  [{ ...intent, act: "key", role: "document", key: "Ctrl k" }, "Key Ctrl k: page · /users/{id}"],
  [{ ...intent, act: "wink" }, "button · /users/{id}"],
  [
    { kind: "exchange", method: "GET", route: "/users/{id}", status: 200, ms: 1_034 },
    "GET /users/{id}",
    "200 · 1,034 ms",
  ],
  [
    { kind: "exchange", method: "PUT", route: "/users", status: null, ms: 5 },
    "PUT /users",
    "no response · 5 ms",
  ],
  [transition, "session: signedIn → renewing · renew"],
  [{ ...transition, from: null }, "session starts: renewing · renew"],
  [{ ...transition, from: "renewing", times: 3 }, "session: renewing · renew · ×3"],
  [{ kind: "timer", machine: "login", timer: "10000" }, "login: after 10,000 ms"],
  [{ kind: "timer", machine: "login", timer: "patience" }, "login: after patience"],
  [{ kind: "error", name: "TypeError", route: "/users" }, "TypeError · /users"],
  [
    { kind: "gap", from: 1_001, until: 1_050, via: "snapshot" },
    "Events 1,001 to 1,050 were missing · a snapshot arrived",
  ],
  [{ kind: "gap", from: 3, until: 5, via: "magic" }, "Events 3 to 5 were missing"],
  [{ kind: "snapshot", offset: 7 }, "The floor on screen, up to position 7"],
  [{ kind: "marker", label: "here" }, "here"],
])("describes a record in one line: %#", (brief, what, end = "") => {
  const shown = recordWords(brief, speech);
  expect([shown.what.replace(/[\u2068\u2069]/gu, ""), shown.end]).toEqual([what, end]);
});

test("marks a refused or unanswered request as bad", () => {
  const shapes = [200, 304, 404, 503, null].map(
    (status) => recordGlyph({ kind: "exchange", method: "GET", route: "/", status, ms: 1 }).family,
  );
  expect(shapes).toEqual(["call", "call", "bad", "bad", "bad"]);
});
