import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { PageName } from "../menu-entries.ts";
import { foundIn } from "../palette/found.ts";

type HelpTopic = keyof TranslationFunctions["help"]["topics"];

export interface HelpPage {
  /** The described page, or a topic that concerns many pages. */
  readonly page: PageName | HelpTopic;
  readonly title: string;
  readonly about: string;
  readonly steps: readonly string[];
}

export function helpPageOf(say: TranslationFunctions, page: PageName): HelpPage {
  const text = say.help.pages[page];
  return { page, title: say.shell.pages[page](), about: text.about(), steps: text.steps().split("\n") };
}

/** Reports with a help topic of their own, by path. */
const REPORTS: Readonly<Partial<Record<string, HelpTopic>>> = {
  "/insights/history": "queueHistory",
  "/insights/abandon-reasons": "abandonReasonReport",
  "/insights/tags": "tagReport",
  "/insights/ai/topics": "topicReport",
};

/** Returns the help topic of a report; null if the help of its page describes it. */
export const topicAt = (path: string): HelpTopic | null => REPORTS[path] ?? null;

const TOPICS: readonly HelpTopic[] = [
  "lists",
  "views",
  "history",
  "queueHistory",
  "abandonReasonReport",
  "tagReport",
  "topicReport",
];

/** Returns the help topics that concern many pages, and those of single reports. */
export const helpTopics = (say: TranslationFunctions): readonly HelpPage[] =>
  TOPICS.map((page) => {
    const text = say.help.topics[page];
    return { page, title: text.title(), about: text.about(), steps: text.steps().split("\n") };
  });

/** Returns the help pages that contain all typed words, title matches first. */
export function searchHelp(pages: readonly HelpPage[], typed: string): readonly HelpPage[] {
  return pages
    .flatMap((page, place) => {
      const [titled, found] = [
        foundIn(page.title, typed),
        foundIn([page.title, page.about, ...page.steps].join(" "), typed),
      ];
      return found ? [{ page, distance: titled ? titled.distance : 100 + found.distance, place }] : [];
    })
    .toSorted((a, b) => a.distance - b.distance || a.place - b.place)
    .map(({ page }) => page);
}
