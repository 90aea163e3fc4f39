import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { Edit } from "../../../../streams/replay/what-if/edit.ts";

/** What an edit does, in a line; events are named by their place, from 1. */
export function editWords(edit: Edit, say: TranslationFunctions, formats: Formats): string {
  const text = say.replay.whatIf.edits;
  const event = formats.number(edit.event + 1);
  switch (edit.edit) {
    case "drop":
      return text.drop({ event });
    case "duplicate":
      return text.duplicate({ event });
    case "delay":
      return edit.ms < 0 ? text.earlier({ event, time: formats.duration(-edit.ms) }) : text.later({ event, time: formats.duration(edit.ms) });
    case "move":
      return text.move({ event, before: formats.number(edit.before + 1) });
    case "change":
      return text.change({ event });
    case "insert":
      return text.insert({ type: edit.made.type, event });
  }
}
