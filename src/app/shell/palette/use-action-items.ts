import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import { DESCRIBED } from "../../../../openapi/generated/described.ts";
import { useServices } from "../../../services/services.ts";
import { useHolder } from "../../../services/use-session.ts";
import { LANGUAGES, useLanguage } from "../../../services/use-language.ts";
import { usePreferences } from "../../../services/use-preferences.ts";
import { useTexts } from "../../../services/use-texts.ts";
import type { IconName } from "../../../ui/icon.tsx";
import { entryOf, isOpenTo, type PageName } from "../menu-entries.ts";
import { listOfView } from "../views/list-of-view.ts";
import type { PaletteItem } from "./palette-item.ts";

/** Dialogs that the frame can open. */
export interface PaletteDoors {
  readonly onKeys: () => void;
  readonly onHelp: () => void;
  readonly onChangelog: () => void;
  readonly onSidebar: () => void;
}

/** Returns the actions that the user can take from any page. */
export function useActionItems({
  onKeys,
  onHelp,
  onChangelog,
  onSidebar,
}: PaletteDoors): readonly PaletteItem[] {
  const { preferences, session, notices, recent } = useServices();
  const { say } = useTexts();
  const { theme, density } = usePreferences();
  const [locale, chooseLocale] = useLanguage();
  const holder = useHolder();
  const text = say.palette.actions;
  const { account } = say.shell;
  const group = say.palette.groups.actions();
  const doing = (id: string, label: string, icon: IconName, run: () => void, keys?: string): PaletteItem => ({
    id: `do ${id}`,
    group,
    label,
    icon,
    act: { run },
    ...(keys === undefined ? {} : { keys }),
  });
  const creating = (page: PageName, permission: string, label: string): readonly PaletteItem[] => {
    const entry = entryOf(page);
    const may =
      entry && isOpenTo(entry, holder) && holder?.abilities.some((ability) => ability === permission);
    return may
      ? [{ id: `new ${page}`, group, label, icon: "plus", act: { href: entry.path, create: true } }]
      : [];
  };
  return [
    ...creating("users", "users.write", say.people.users.create()),
    ...creating("administrators", "administrators.write", say.people.administrators.create()),
    ...Object.values(DESCRIBED).flatMap(({ permission }) => {
      const page = listOfView(permission)?.entry.page;
      return page ? creating(page, `${permission}.write`, say.records[wordsOfPage(page)].create()) : [];
    }),
    ...creating("webhooks", "webhooks.write", say.webhooks.list.create()),
    ...creating("branches", "branches.write", say.branches.create()),
    ...creating("ipRestrictions", "ip-restrictions.write", say.ipRestrictions.create()),
    ...creating("apiKeys", "api-keys.write", say.apiKeys.create()),
    doing("help", say.shell.guide.open(), "help", onHelp, "H"),
    doing("changelog", say.shell.updates.title(), "bell", onChangelog),
    ...(recent
      ? [
          doing(
            "recent",
            say.recorder.save(),
            "download",
            () =>
              void recent
                .save()
                .catch(() => say.recorder.failed())
                .then((told) => notices.say(told)),
          ),
        ]
      : []),
    doing("keys", say.shell.shortcuts.title(), "keyboard", onKeys, "?"),
    doing("sidebar", say.shell.shortcuts.sidebar(), "panel", onSidebar, "["),
    ...(["light", "dark", "system"] as const)
      .filter((one) => one !== theme)
      .map((one) =>
        doing(`theme ${one}`, text.theme({ theme: account.themes[one]() }), "eye", () =>
          preferences.change({ theme: one }),
        ),
      ),
    ...(["comfortable", "compact"] as const)
      .filter((one) => one !== density)
      .map((one) =>
        doing(`density ${one}`, text.density({ density: say.console.list[one]() }), "columns", () =>
          preferences.change({ density: one }),
        ),
      ),
    ...LANGUAGES.filter(({ value }) => value !== locale).map(({ value, label }) =>
      doing(`language ${value}`, text.language({ language: label }), "globe", () => chooseLocale(value)),
    ),
    doing("logout", account.logout(), "exit", () => session.send({ type: "logout.wanted" })),
  ];
}

type Records = TranslationFunctions["records"];
type Words = {
  [Name in keyof Records]: Records[Name] extends { readonly create: unknown } ? Name : never;
}[keyof Records];

/** Returns the name under which the words of a described resource are kept, as the platform calls it. */
export const wordsOfPage = (page: PageName): Words =>
  // The words of all other described pages are called as the page is; a test goes through them.
  page === "segments" ? "departments" : (page as Words);
