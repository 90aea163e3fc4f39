import { useState } from "react";
import { useLocation } from "wouter";
import { useSearch } from "wouter/use-browser-location";
import { useAllSavedViews } from "../../../resource/kit/views/use-saved-views.ts";
import { useHolder } from "../../../services/use-session.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Icon } from "../../../ui/icon.tsx";
import { isAccount } from "../menu-places.ts";
import styles from "../menu-list.module.css";
import { shownViews } from "./shown-views.ts";

/** Number of views that are listed before the user shows all, to leave space for the rest of the menu. */
const FEW = 6;

/** Lists the saved views of the user and shared views: those of the menu (main or account) that is shown. */
export function SavedViewsMenu() {
  const saved = useAllSavedViews();
  const { say } = useTexts();
  const text = say.shell.savedViews;
  const holder = useHolder();
  const [path] = useLocation();
  const current = new URLSearchParams(useSearch()).get("view");
  const [all, setAll] = useState(false);
  const views = shownViews(saved, holder, isAccount(path, holder));
  if (views.length === 0) return null;
  // A single further view takes the same space as the "more" button.
  const few = all || views.length <= FEW + 1 ? views : views.slice(0, FEW);
  return (
    <section>
      <h2 className={styles.group}>{text.title()}</h2>
      <ul>
        {few.map(({ id, name, href, page }) => (
          <li key={id}>
            <a
              href={href}
              className={styles.entry}
              aria-current={id === current ? "page" : undefined}
              title={text.of({ name, list: say.shell.pages[page]() })}
            >
              <Icon name="bookmark" />
              <bdi className={styles.word}>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
      {views.length > few.length || all ? (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.fewer() : text.more({ count: views.length - few.length })}
        </button>
      ) : null}
    </section>
  );
}
