import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { ForkEdit } from "./fork.ts";

/** What an edit does, in a line; events are named by their offsets, as everywhere. */
export function editWords({ edit, offset }: ForkEdit, say: TranslationFunctions, formats: Formats): string {
  const text = say.replay.whatIf.edits;
  const event = formats.number(offset);
  switch (edit.edit) {
    case "drop":
      return text.drop({ event });
    case "drop-all":
      return text.dropAll({ event, count: edit.events.length });
    case "duplicate":
      return text.duplicate({ event });
    case "delay":
      return edit.ms < 0
        ? text.earlier({ event, time: formats.duration(-edit.ms) })
        : text.later({ event, time: formats.duration(edit.ms) });
    case "move":
      return edit.before < edit.event ? text.up({ event }) : text.down({ event });
    case "change":
      return text.change({ event });
    case "insert":
      return text.insert({ type: edit.made.type, event });
  }
}
