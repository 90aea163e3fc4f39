import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import { DESCRIBED } from "../../../../openapi/generated/described.ts";
import { useServices } from "../../../services/services.ts";
import { useHolder, useSignOut } from "../../../services/use-session.ts";
import { LANGUAGES, useLanguage } from "../../../services/use-language.ts";
import { usePreferences } from "../../../services/use-preferences.ts";
import { useTexts } from "../../../services/use-texts.ts";
import type { IconName } from "../../../ui/icon.tsx";
import type { PageName } from "../menu-entries.ts";
import { entryOf, hrefOf, isOpenTo } from "../menu-places.ts";
import { listOfView } from "../views/list-of-view.ts";
import type { PaletteItem } from "./palette-item.ts";

/** Functions of the frame that open its dialogs and toggle its sidebar. */
export interface PaletteDoors {
  readonly onKeys: () => void;
  readonly onHelp: () => void;
  readonly onChangelog: () => void;
  readonly onSidebar: () => void;
}

/** Returns the actions that the user can run from any page. */
export function useActionItems({
  onKeys,
  onHelp,
  onChangelog,
  onSidebar,
}: PaletteDoors): readonly PaletteItem[] {
  const { preferences, notices, recent } = useServices();
  const signOut = useSignOut();
  const { say } = useTexts();
  const { theme, density } = usePreferences();
  const [locale, chooseLocale] = useLanguage();
  const holder = useHolder();
  const text = say.palette.actions;
  const { account } = say.shell;
  const group = say.palette.groups.actions();
  const action = (
    id: string,
    label: string,
    icon: IconName,
    run: () => void,
    keys?: string,
  ): PaletteItem => ({
    id: `do ${id}`,
    group,
    label,
    icon,
    act: { run },
    ...(keys === undefined ? {} : { keys }),
  });
  const createAction = (page: PageName, permission: string, label: string): readonly PaletteItem[] => {
    const entry = entryOf(page);
    const isAllowed =
      entry && isOpenTo(entry, holder) && holder?.abilities.some((ability) => ability === permission);
    return isAllowed
      ? [{ id: `new ${page}`, group, label, icon: "plus", act: { href: entry.path, create: true } }]
      : [];
  };
  const reviewAction = (): readonly PaletteItem[] => {
    const recordings = entryOf("recordedCalls");
    return recordings && isOpenTo(recordings, holder) && holder?.abilities.includes("recordings.review")
      ? [
          {
            id: "review recordings",
            group,
            label: text.review(),
            icon: "check",
            act: { href: `${hrefOf(recordings, holder)}&review=1` },
          },
        ]
      : [];
  };
  return [
    ...createAction("users", "users.write", say.people.users.create()),
    ...createAction("administrators", "administrators.write", say.people.administrators.create()),
    ...Object.values(DESCRIBED).flatMap(({ permission }) => {
      const page = listOfView(permission)?.entry.page;
      return page ? createAction(page, `${permission}.write`, say.records[wordsOfPage(page)].create()) : [];
    }),
    ...createAction("webhooks", "webhooks.write", say.webhooks.list.create()),
    ...createAction("branches", "branches.write", say.branches.create()),
    ...createAction("ipRestrictions", "ip-restrictions.write", say.ipRestrictions.create()),
    ...createAction("apiKeys", "api-keys.write", say.apiKeys.create()),
    ...reviewAction(),
    action("help", say.shell.guide.open(), "help", onHelp, "H"),
    action("changelog", say.shell.updates.title(), "bell", onChangelog),
    ...(recent
      ? [
          action(
            "recent",
            say.recorder.save(),
            "download",
            () =>
              void recent
                .save()
                .catch(() => say.recorder.failed())
                .then((message) => notices.say(message)),
          ),
        ]
      : []),
    action("keys", say.shell.shortcuts.title(), "keyboard", onKeys, "?"),
    action("sidebar", say.shell.shortcuts.sidebar(), "panel", onSidebar, "["),
    ...(["light", "dark", "system"] as const)
      .filter((one) => one !== theme)
      .map((one) =>
        action(`theme ${one}`, text.theme({ theme: account.themes[one]() }), "eye", () =>
          preferences.change({ theme: one }),
        ),
      ),
    ...(["comfortable", "compact"] as const)
      .filter((one) => one !== density)
      .map((one) =>
        action(`density ${one}`, text.density({ density: say.console.list[one]() }), "columns", () =>
          preferences.change({ density: one }),
        ),
      ),
    ...LANGUAGES.filter(({ value }) => value !== locale).map(({ value, label }) =>
      action(`language ${value}`, text.language({ language: label }), "globe", () => chooseLocale(value)),
    ),
    action("logout", account.logout(), "exit", signOut),
  ];
}

type Records = TranslationFunctions["records"];
type Words = {
  [Name in keyof Records]: Records[Name] extends { readonly create: unknown } ? Name : never;
}[keyof Records];

/** Returns the key of a described resource's texts. */
export const wordsOfPage = (page: PageName): Words =>
  // All other described pages have the page name as their key. A test checks this.
  page === "segments" ? "departments" : (page as Words);
