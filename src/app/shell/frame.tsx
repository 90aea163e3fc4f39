import { lazy, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "wouter";
import { useServices } from "../../services/services.ts";
import { modifier, type ShortcutStore } from "../../services/shortcuts.ts";
import { useHolder } from "../../services/use-session.ts";
import { usePreferences } from "../../services/use-preferences.ts";
import { useShortcut } from "../../services/use-shortcut.ts";
import { useTexts } from "../../services/use-texts.ts";
import { lazyDialog } from "../../ui/dialog.tsx";
import { loadChunk } from "../../ui/load-chunk.ts";
import { useEver, useLasting } from "../../ui/use-lasting.ts";
import { useNarrow } from "../../ui/use-media.ts";
import { ChunkBoundary } from "../chunk-boundary.tsx";
import { Banners } from "./banners.tsx";
import { followLinks } from "./follow-links.ts";
import styles from "./frame.module.css";
import { isOpenTo, type MenuEntry, NAMED } from "./menu-entries.ts";
import { type Overlay, Overlays } from "./overlays.tsx";
import { Pages, placeOf } from "./pages.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";
import { useChangelogRead } from "./changelog/use-changelog-read.ts";

const NarrowMenu = lazyDialog(async () => (await import("./narrow-menu.tsx")).NarrowMenu);
const KeyboardHelp = lazyDialog(async () => (await import("./keyboard-help.tsx")).KeyboardHelp);
const Toasts = lazy(() => loadChunk(async () => ({ default: (await import("../../ui/toasts.tsx")).Toasts })));

/** The sidebar, the bar above, and the page. */
export function Frame({ shortcuts }: { shortcuts: ShortcutStore }) {
  const { preferences } = useServices();
  const { say } = useTexts();
  const { sidebar } = usePreferences();
  const narrow = useNarrow();
  const [path, navigate] = useLocation();
  const [listing, setListing] = useState(false);
  const [helping, setHelping] = useState(false);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const changelog = useChangelogRead();
  const [menuOpen, setMenuOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  useKeys(shortcuts);
  useShortcut({
    keys: "?",
    label: say.shell.shortcuts.help(),
    everywhere: true,
    run: () => setListing(true),
  });
  useShortcut({
    keys: "H",
    label: say.shell.guide.open(),
    everywhere: true,
    run: () => setHelping((shown) => !shown),
  });
  useShortcut({ keys: `${modifier()} K`, label: say.shell.search(), everywhere: true });
  // The replay needs space, so the sidebar starts collapsed there.
  const [wanted, setWanted] = useState(false);
  const isPast = path === "/monitor/replay";
  const isOpen = isPast ? wanted : sidebar === "open";
  const toggle = () =>
    isPast ? setWanted(!wanted) : preferences.change({ sidebar: isOpen ? "collapsed" : "open" });
  useShortcut({ keys: "[", label: say.shell.shortcuts.sidebar(), everywhere: true, run: toggle });

  // On another page one begins at its top, with the keyboard and with the eyes.
  const place = placeOf(path);
  const shown = useRef(placeOf(pathAtTheStart()));
  const menuLed = useRef(false);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    menuLed.current = true;
    setMenuOpen(false);
    main.current?.focus();
    main.current?.scrollTo(0, 0);
  }, [place]);

  const openMenu = () => {
    menuLed.current = false;
    setMenuOpen(true);
  };

  const show = useCallback((next: Overlay | null) => setOverlay(next), []);
  const openHelp = () => {
    setMenuOpen(false);
    setHelping(true);
  };
  const openChangelog = () => {
    setMenuOpen(false);
    changelog.read();
    setOverlay("changelog");
  };
  const foot = { unread: changelog.unread, onHelp: openHelp, onChangelog: openChangelog };
  const openKeys = () => setListing(true);

  return (
    <div
      className={styles.frame}
      data-sidebar={isOpen ? "open" : "collapsed"}
      onClick={followLinks(navigate)}
    >
      <a className={styles.skip} href="#content">
        {say.shell.skip()}
      </a>
      {narrow ? (
        <NarrowMenu
          open={menuOpen}
          onClose={() => setMenuOpen(false)}
          returnFocus={() => (menuLed.current ? main.current : null)}
          {...foot}
        />
      ) : (
        <Sidebar collapsed={!isOpen} onToggle={toggle} {...foot} />
      )}
      <TopBar onMenu={openMenu} onKeys={openKeys} onHelp={openHelp} onPalette={() => setOverlay("palette")} />
      <main ref={main} id="content" className={styles.main} tabIndex={-1}>
        <Banners />
        <ChunkBoundary place={path}>
          <Pages />
        </ChunkBoundary>
      </main>
      <GoToKeys />
      <KeyboardHelp shortcuts={shortcuts} open={listing} onClose={() => setListing(false)} />
      <Overlays
        shown={overlay}
        helping={helping}
        onShow={show}
        onHelpClose={() => setHelping(false)}
        onKeys={openKeys}
        onHelp={openHelp}
        onChangelog={openChangelog}
        onSidebar={toggle}
      />
      <Notices />
    </div>
  );
}

/** Returns the address at page load, which after a login differs from the first shown page. */
function pathAtTheStart(): string | undefined {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded && new URL(loaded.name).pathname;
}

/** Registers the keys that lead to the pages of the menu. Renders nothing. */
function GoToKeys() {
  const holder = useHolder();
  return NAMED.flatMap(({ entries }) => entries).flatMap((entry) =>
    entry.keys !== undefined && isOpenTo(entry, holder) ? (
      <GoTo key={entry.page} entry={entry} keys={entry.keys} />
    ) : (
      []
    ),
  );
}

function GoTo({ entry, keys }: { entry: MenuEntry; keys: string }) {
  const { say } = useTexts();
  const [, navigate] = useLocation();
  useShortcut({
    keys,
    label: say.shell.shortcuts.goTo({ page: say.shell.pages[entry.page]() }),
    everywhere: true,
    run: () => navigate(entry.path),
  });
  return null;
}

/** ms before the toasts are loaded: a greeting must not hold up the page. */
const TOASTS_AFTER = 1_000;

/** Shows the notices of the whole console. The toasts are loaded with the first of them. */
function Notices() {
  const { notices } = useServices();
  const { say } = useTexts();
  const waiting = useSyncExternalStore(notices.subscribe, notices.get);
  const due = useLasting(waiting.length > 0, TOASTS_AFTER);
  return useEver(due) ? (
    <Suspense fallback={null}>
      <Toasts
        notices={waiting}
        onShown={notices.forget}
        label={say.shell.notices()}
        closeLabel={say.actions.close()}
      />
    </Suspense>
  ) : null;
}

/** Passes keys to shortcuts, unless the user is typing or has disabled them. */
function useKeys(shortcuts: ShortcutStore): void {
  const { mono } = useServices();
  const { singleKeys } = usePreferences();
  useEffect(() => {
    if (singleKeys === "off") return;
    const press = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.repeat ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event)
      )
        return;
      // With Shift a letter is another key; a sign such as "?" needs it on many keyboards.
      if (event.shiftKey && /^\p{L}$/u.test(event.key)) return;
      if (event.key.length === 1 && shortcuts.press(event.key, mono())) event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [shortcuts, singleKeys, mono]);
}

/** Returns whether a key belongs to a field, an open menu or dialog, or an input method. */
function isTyping(event: KeyboardEvent): boolean {
  if (event.isComposing || event.key === "Process" || event.key === "Dead") return true;
  const target = event.target instanceof HTMLElement ? event.target : null;
  return (
    target !== null &&
    (target.isContentEditable ||
      target.closest("input, textarea, select, [role=menu], [role=dialog], [role=listbox]") !== null)
  );
}
