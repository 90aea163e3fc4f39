import type { Store } from "../services/frame-store.ts";
import type { Preferences } from "../services/preferences.ts";
import type { Texts } from "../services/texts.ts";

/** Keeps what the whole page shows of a person's choices on its root: language, theme, density. */
export function followAppearance(
  root: HTMLElement,
  preferences: Store<Preferences>,
  texts: Store<Texts>,
): void {
  const apply = () => {
    const { theme, density } = preferences.get();
    if (theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = theme;
    root.dataset["density"] = density;
    root.lang = texts.get().locale;
  };
  preferences.subscribe(apply);
  texts.subscribe(apply);
  apply();
}
