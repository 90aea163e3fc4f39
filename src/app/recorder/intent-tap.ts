import type { RecordingIntent } from "../../../openapi/generated/recording.ts";
import { lengthOf } from "../../../streams/recording/plain-event.ts";
import { routeTemplate } from "./route-template.ts";

const CONTROL = "button, a, input, select, textarea, summary, label, form, [role]";
const ROLES: Readonly<Record<string, string>> = {
  a: "link",
  select: "combobox",
  textarea: "textbox",
  summary: "button",
  input: "textbox",
};
const INPUTS: Readonly<Record<string, string>> = {
  checkbox: "checkbox",
  radio: "radio",
  range: "slider",
  number: "spinbutton",
  search: "searchbox",
  submit: "button",
  button: "button",
  file: "button",
};
const NAMED_KEYS = /^(Escape|Enter|Delete|Home|End|Page(Up|Down)|Arrow(Up|Down|Left|Right))$/;

interface IntentSink {
  readonly isOwn: (text: string) => boolean;
  readonly tell: (record: RecordingIntent) => void;
  readonly now: () => number;
}

function roleOf(control: Element): string {
  const tag = control.tagName.toLowerCase();
  const role =
    control.getAttribute("role") ??
    (control instanceof HTMLInputElement ? (INPUTS[control.type] ?? ROLES[tag]) : ROLES[tag]) ??
    tag;
  return /^[a-z]{1,32}$/.test(role) ? role : "generic";
}

/** Returns the label of a control if it is a text of the console; other labels may be names of people. */
function wordOf(control: Element, isOwn: IntentSink["isOwn"]): string | null {
  const labels =
    "labels" in control && control.labels instanceof NodeList
      ? [...control.labels].map(({ textContent }) => textContent)
      : [];
  const texts = [
    control.getAttribute("aria-label"),
    ...labels,
    control instanceof HTMLFormElement ? null : control.textContent,
  ];
  return texts.map((text) => text?.trim() ?? "").find(isOwn) ?? null;
}

/**
 * Records clicks on controls, submits, changed fields and keys, but never typed text. Of the value of a
 * field, only the length is recorded. Call the returned function to stop.
 */
export function watchIntents(page: Document, { isOwn, tell, now }: IntentSink): () => void {
  const ended = new AbortController();
  const record = (
    act: RecordingIntent["act"],
    target: EventTarget | null,
    more: Pick<RecordingIntent, "key" | "value"> = {},
  ) => {
    const control = target instanceof Element ? target.closest(CONTROL) : null;
    const word = control && wordOf(control, isOwn);
    tell({
      k: "intent",
      at: now(),
      act,
      role: control ? roleOf(control) : "document",
      ...(word && { word: word.slice(0, 256) }),
      route: routeTemplate(page.location.pathname),
      ...more,
    });
  };
  const on = (type: string, listener: (event: Event) => void, from: EventTarget = page, capture = true) =>
    from.addEventListener(type, listener, { capture, passive: true, signal: ended.signal });
  on(
    "click",
    ({ target }) => target instanceof Element && target.closest(CONTROL) && record("click", target),
  );
  on("submit", ({ target }) => record("submit", target));
  on("change", ({ target }) => {
    const text =
      target instanceof HTMLInputElement && ["checkbox", "radio"].includes(target.type)
        ? null
        : target && "value" in target && typeof target.value === "string"
          ? target.value
          : null;
    record(
      "change",
      target,
      text === null ? {} : { value: { present: text !== "", length: lengthOf(text) } },
    );
  });
  // Single letters are recorded only if a shortcut handled them. This listener runs after the shortcuts,
  // which set `defaultPrevented`.
  on(
    "keydown",
    (event) => {
      if (!(event instanceof KeyboardEvent) || event.isComposing) return;
      const { key, ctrlKey, metaKey, defaultPrevented, target } = event;
      const isTyped =
        target instanceof HTMLElement &&
        target.closest("input, textarea, select, [contenteditable]") !== null;
      const isShortcut = defaultPrevented && key.length === 1 && (ctrlKey || metaKey || !isTyped);
      if (isShortcut || NAMED_KEYS.test(key))
        record("key", target, { key: `${ctrlKey || metaKey ? "Ctrl " : ""}${key}` });
    },
    page.defaultView ?? page,
    false,
  );
  return () => ended.abort();
}
