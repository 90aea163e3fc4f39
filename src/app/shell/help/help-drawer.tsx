import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { usePreferences } from "../../../services/use-preferences.ts";
import { useServices } from "../../../services/services.ts";
import { useHolder } from "../../../services/use-session.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { NAMED } from "../menu-entries.ts";
import { isOpenTo, menuPlace } from "../menu-places.ts";
import styles from "./help-drawer.module.css";
import { type HelpPage, helpPageOf, helpTopics, searchHelp, topicAt } from "./help-pages.ts";
import { fitted, HELP_LEAST, type HelpSize, helpSizeOf, keepHelpSize, maxSizeIn } from "./help-size.ts";

/** Shows help for the current page beside it, so that users can read while they work. */
export function HelpDrawer({ onClose }: { onClose: () => void }) {
  const { say } = useTexts();
  const holder = useHolder();
  const [path] = useLocation();
  const { size, edge } = useHelpSize();
  const [typed, setTyped] = useState("");
  const here = topicAt(path) ?? menuPlace(path)?.entry.page ?? null;
  const [shown, setShown] = useState<HelpPage["page"] | null>(here);
  const [lastHere, setLastHere] = useState(here);
  // After navigation, shows the help of the new page.
  if (here !== lastHere) {
    setLastHere(here);
    setShown(here);
    setTyped("");
  }
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    search.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const pages = [
    ...NAMED.flatMap(({ entries }) => entries.filter((entry) => isOpenTo(entry, holder))).map(({ page }) =>
      helpPageOf(say, page),
    ),
    ...helpTopics(say),
  ];
  const found = typed === "" ? null : searchHelp(pages, typed);
  const current = found === null ? pages.find(({ page }) => page === shown) : undefined;
  const open = (page: HelpPage["page"] | null) => {
    setTyped("");
    setShown(page);
  };
  const close = say.actions.close();
  return (
    <aside
      className={styles.help}
      aria-label={say.shell.guide.open()}
      style={{ width: size.width, height: size.height }}
      onKeyDown={(event) => {
        if (
          event.key === "Escape" &&
          !event.defaultPrevented &&
          !(event.target instanceof HTMLInputElement && event.target.value !== "")
        )
          onClose();
      }}
    >
      <div className={styles.left} aria-label={say.shell.guide.width()} {...edge("width")} />
      <div className={styles.top} aria-label={say.shell.guide.height()} {...edge("height")} />
      <header className={styles.head}>
        <h2>{say.shell.guide.open()}</h2>
        <IconButton icon="x" label={close} onClick={onClose} />
      </header>
      <div className={styles.search}>
        <SearchField
          ref={search}
          label={say.help.search()}
          clearLabel={say.actions.clearSearch()}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <div className={styles.body} tabIndex={0} role="group" aria-label={current?.title ?? say.help.all()}>
        {current ? (
          <>
            <button type="button" className={styles.all} onClick={() => open(null)}>
              <Icon name="back" size={12} />
              {say.help.all()}
            </button>
            <Article page={current} />
            {current.page === "monitor" ? <FirstStepsAgain onShown={onClose} /> : null}
          </>
        ) : (
          <Contents pages={found ?? pages} nothing={say.help.noResults()} onOpen={open} />
        )}
      </div>
    </aside>
  );
}

const Article = ({ page }: { page: HelpPage }) => (
  <article className={styles.article}>
    <h3>{page.title}</h3>
    <p>{page.about}</p>
    <ul>
      {page.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  </article>
);

/** Button that shows the first steps with a demo again, after the user hid or finished them. */
function FirstStepsAgain({ onShown }: { onShown: () => void }) {
  const { preferences } = useServices();
  const { say } = useTexts();
  const [, navigate] = useLocation();
  const { firstUse } = usePreferences();
  if (firstUse !== "closed" && firstUse !== "acted") return null;
  const show = () => {
    preferences.change({ firstUse: "seen" });
    navigate("/monitor");
    onShown();
  };
  return (
    <Button size="small" icon="help" onClick={show}>
      {say.help.showFirstSteps()}
    </Button>
  );
}

function Contents({
  pages,
  nothing,
  onOpen,
}: {
  pages: readonly HelpPage[];
  nothing: string;
  onOpen: (page: HelpPage["page"]) => void;
}) {
  if (pages.length === 0) return <p role="status">{nothing}</p>;
  return (
    <ul className={styles.contents}>
      {pages.map(({ page, title, about }) => (
        <li key={page}>
          <button type="button" onClick={() => onOpen(page)}>
            <strong>{title}</strong>
            <span>{about}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Change of size (px) per press of an arrow key. */
const STEP = 24;

const windowNow = (): HelpSize => ({ width: innerWidth, height: innerHeight });

/** Returns the size of the help drawer, and a function that returns the props of a draggable edge. */
function useHelpSize() {
  const person = useHolder()?.user._id ?? "";
  const [preferred, setPreferred] = useState(() => helpSizeOf(localStorage, person));
  const [window_, setWindow] = useState(windowNow);
  useEffect(() => {
    const look = () => setWindow(windowNow());
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  }, []);
  const size = fitted(preferred, window_);
  const max = maxSizeIn(window_);
  const resize = (next: HelpSize) => {
    const kept = fitted(next, windowNow());
    setPreferred(kept);
    keepHelpSize(localStorage, person, kept);
  };
  const edge = (side: keyof HelpSize) => ({
    role: "separator",
    tabIndex: 0,
    "aria-orientation": side === "width" ? ("vertical" as const) : ("horizontal" as const),
    "aria-valuenow": size[side],
    "aria-valuemin": HELP_LEAST[side],
    "aria-valuemax": max[side],
    onKeyDown: (event: KeyboardEvent) => {
      // The drawer is in the bottom right corner, so it grows to the left and upward.
      const to: Partial<Record<string, number>> =
        side === "width"
          ? {
              ArrowLeft: size.width + STEP,
              ArrowRight: size.width - STEP,
              Home: HELP_LEAST.width,
              End: max.width,
            }
          : {
              ArrowUp: size.height + STEP,
              ArrowDown: size.height - STEP,
              Home: HELP_LEAST.height,
              End: max.height,
            };
      const next = to[event.key];
      if (next === undefined) return;
      event.preventDefault();
      resize({ ...size, [side]: next });
    },
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId))
        resize({ ...size, [side]: size[side] - (side === "width" ? event.movementX : event.movementY) });
    },
  });
  return { size, edge };
}
