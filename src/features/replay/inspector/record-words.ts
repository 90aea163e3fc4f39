import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import { isolated } from "../../../../i18n/isolated.ts";
import type { RecordBrief } from "../../../../streams/replay/records/record-brief.ts";

interface RecordWords {
  readonly what: string;
  /** Outcome, which narrow layouts do not truncate; "" without one. */
  readonly end: string;
}

interface Speech {
  readonly say: TranslationFunctions;
  readonly formats: Pick<Formats, "number">;
}

const MS = /^\d+$/;

/** Describes a record in one line. Paths, states and events keep their technical names. */
export function recordWords(brief: RecordBrief, { say, formats: { number } }: Speech): RecordWords {
  const words = say.replay.inspector.records;
  switch (brief.kind) {
    case "intent":
      return { what: parts(intentWords(brief, words), brief.route), end: "" };
    case "exchange": {
      const ms = number(brief.ms);
      return {
        what: `${brief.method} ${brief.route}`,
        end: brief.status === null ? words.unanswered({ ms }) : words.answered({ status: brief.status, ms }),
      };
    }
    case "transition": {
      const { machine, from, to, event, times } = brief;
      const moved =
        from === null
          ? words.begins({ machine, to })
          : from === to
            ? words.stays({ machine, to })
            : words.moves({ machine, from, to });
      return { what: parts(moved, event, times > 1 ? `×${number(times)}` : ""), end: "" };
    }
    case "timer":
      return {
        what: words.timer({
          machine: brief.machine,
          delay: MS.test(brief.timer) ? words.ms({ ms: number(Number(brief.timer)) }) : brief.timer,
        }),
        end: "",
      };
    case "error":
      return { what: parts(brief.name, brief.route), end: "" };
    case "gap":
      return {
        what: parts(
          words.gap({ from: brief.from, until: brief.until }),
          isOneOf(brief.via, words.via) ? words.via[brief.via]() : "",
        ),
        end: "",
      };
    case "snapshot":
      return { what: words.snapshot({ offset: brief.offset }), end: "" };
    case "marker":
      return { what: isolated(brief.label), end: "" };
  }
}

const parts = (...all: readonly string[]): string => all.filter((part) => part !== "").join(" · ");

function intentWords(
  { act, role, word, key, length }: Extract<RecordBrief, { kind: "intent" }>,
  words: TranslationFunctions["replay"]["inspector"]["records"],
): string {
  const control = isOneOf(role, words.roles) ? words.roles[role]() : role;
  const called = word === "" ? control : words.called({ control, word: isolated(word) });
  const what = isOneOf(length, words.lengths)
    ? words.holding({ what: called, length: words.lengths[length]() })
    : called;
  if (act === "key") return words.key({ key, what });
  return isOneOf(act, words.acts) ? words.acts[act]({ what }) : what;
}

/**
 * Returns true if `known` has a text for a name from a replay file. A newer version of the console may have
 * written other names.
 */
const isOneOf = <Known extends object>(name: string, known: Known): name is keyof Known & string =>
  Object.hasOwn(known, name);
