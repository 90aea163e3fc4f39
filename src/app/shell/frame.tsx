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
import { type MenuEntry, NAMED } from "./menu-entries.ts";
import { isOpenTo } from "./menu-places.ts";
import { type Overlay, Overlays } from "./overlays.tsx";
import { Pages, placeOf } from "./pages.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";
import { useChangelogRead } from "./changelog/use-changelog-read.ts";

const NarrowMenu = lazyDialog(async () => (await import("./narrow-menu.tsx")).NarrowMenu);
const KeyboardHelp = lazyDialog(async () => (await import("./keyboard-help.tsx")).KeyboardHelp);
const Toasts = lazy(() => loadChunk(async () => ({ default: (await import("../../ui/toasts.tsx")).Toasts })));

/** Lays out the sidebar, the top bar and the page. */
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
  const isReplay = path === "/monitor/replay";
  const isOpen = isReplay ? wanted : sidebar === "open";
  const toggle = () =>
    isReplay ? setWanted(!wanted) : preferences.change({ sidebar: isOpen ? "collapsed" : "open" });
  useShortcut({ keys: "[", label: say.shell.shortcuts.sidebar(), everywhere: true, run: toggle });

  // After navigation, moves the focus to the page and scrolls to its top.
  const place = placeOf(path);
  const shown = useRef(placeOf(pathAtPageLoad()));
  const menuNavigated = useRef(false);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    menuNavigated.current = true;
    setMenuOpen(false);
    main.current?.focus();
    main.current?.scrollTo(0, 0);
  }, [place]);

  const openMenu = () => {
    menuNavigated.current = false;
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
          returnFocus={() => (menuNavigated.current ? main.current : null)}
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

/**
 * Returns the path at page load. After a login, it differs from the path of the first page that the frame
 * shows.
 */
function pathAtPageLoad(): string | undefined {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded && new URL(loaded.name).pathname;
}

/** Registers the shortcuts to the pages of the menu. Renders nothing. */
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

/** Delay (ms) before the toasts are loaded, so that a welcome message does not slow the page down. */
const TOASTS_AFTER = 1_000;

/** Shows the notices of the console as toasts. The code of the toasts is loaded with the first notice. */
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

/** Passes keys to shortcuts, unless the user is typing or has disabled single-key shortcuts. */
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
      // Shift with a letter is no shortcut. Symbols such as "?" need Shift on many keyboards.
      if (event.shiftKey && /^\p{L}$/u.test(event.key)) return;
      if (event.key.length === 1 && shortcuts.press(event.key, mono())) event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [shortcuts, singleKeys, mono]);
}

/** Returns true if a key belongs to a field, an open menu or dialog, or an input method. */
function isTyping(event: KeyboardEvent): boolean {
  if (event.isComposing || event.key === "Process" || event.key === "Dead") return true;
  const target = event.target instanceof HTMLElement ? event.target : null;
  return (
    target !== null &&
    (target.isContentEditable ||
      target.closest("input, textarea, select, [role=menu], [role=dialog], [role=listbox]") !== null)
  );
}
