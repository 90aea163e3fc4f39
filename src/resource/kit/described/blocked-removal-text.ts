import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { WriteFailure } from "../../../services/use-write.ts";
import { wordsIn } from "./described-resource.ts";
import { pageOfList } from "./page-of-list.ts";

interface Holder {
  readonly list: string;
  readonly names: readonly string[];
  readonly total: number;
}

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Pick<Formats, "list">;
}

/**
 * Returns the reason why a record cannot be removed: the names of the referring records, as far as the user
 * can see them.
 */
export function blockedRemovalText(failure: WriteFailure | null, { say, formats }: Words): string {
  const text = say.lists.kinds;
  const holders = failure?.kind === "refused" ? failure.faults.flatMap((fault) => fault.holders ?? []) : [];
  if (holders.length === 0) return text.inUse();
  return text.inUseBy({ holders: formats.list(heldNames(holders, { say, formats })) });
}

/** Formats the referring records of each list: `Segments (Alfa, Bravo, and 7 more)`. */
export const heldNames = (holders: readonly Holder[], { say, formats }: Words): string[] =>
  holders.map(({ list, names, total }) => {
    const text = say.lists.kinds;
    const more = total - names.length;
    return text.holders({
      list: listTitle(list, say),
      names: formats.list(more > 0 ? [...names, text.more({ count: more })] : [...names]),
    });
  });

/** Returns the title of a list by its name in permissions, such as `working-hours`. */
export function listTitle(list: string, say: TranslationFunctions): string {
  const pages: Readonly<Record<string, () => string>> = say.shell.pages;
  return wordsIn(pages[pageOfList(list)]) ?? list;
}
