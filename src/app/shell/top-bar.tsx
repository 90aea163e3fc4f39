import { useLocation } from "wouter";
import { useSyncExternalStore } from "react";
import { useHolder } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Brand } from "../../ui/brand.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { useNarrow } from "../../ui/use-media.ts";
import { AccountMenu } from "./account-menu.tsx";
import { TrafficMark } from "./traffic-mark.tsx";
import { entryOf, hasPage, isAccount, isOpenTo, placeFor } from "./menu-places.ts";
import { modifier } from "../../services/shortcuts.ts";
import styles from "./top-bar.module.css";
import { type LiveServices, useLive } from "../../services/live-services.ts";
import { useServices } from "../../services/services.ts";
import { useTick } from "../../services/ticker.ts";
import { LiveBadge } from "../../ui/live-badge.tsx";

interface TopBarProps {
  readonly onMenu: () => void;
  readonly onKeys: () => void;
  readonly onHelp: () => void;
  readonly onPalette: () => void;
}

/** Shows the breadcrumb, the search, the state of the live data, and the account menu. */
export function TopBar({ onMenu, onKeys, onHelp, onPalette }: TopBarProps) {
  const { say } = useTexts();
  const narrow = useNarrow();
  return (
    <header className={styles.bar}>
      {narrow ? (
        <>
          <IconButton icon="menu" label={say.shell.openMenu()} onClick={onMenu} />
          <span className={styles.product}>
            <Brand>{say.product()}</Brand>
          </span>
        </>
      ) : (
        <Breadcrumb />
      )}
      {narrow ? null : (
        <button type="button" className={styles.search} aria-haspopup="dialog" onClick={onPalette}>
          <Icon name="search" />
          <span>{say.shell.search()}</span>
          <Kbd keys={`${modifier()} K`} />
        </button>
      )}
      <div className={styles.end}>
        <span className={styles.state} data-live="">
          <TrafficMark />
          <LiveState />
        </span>
        {narrow ? (
          <IconButton icon="search" label={say.shell.search()} onClick={onPalette} />
        ) : (
          <IconButton icon="keyboard" label={say.shell.shortcuts.title()} keys="?" onClick={onKeys} />
        )}
        {narrow ? null : <IconButton icon="help" label={say.shell.guide.open()} keys="H" onClick={onHelp} />}
        <AccountMenu onHelp={onKeys} />
      </div>
    </header>
  );
}

function Breadcrumb() {
  const { say } = useTexts();
  const [path] = useLocation();
  const holder = useHolder();
  const place = placeFor(path, holder);
  if (!place) return null;
  const name = say.shell.pages[place.entry.page]();
  const above = place.entry.below && entryOf(place.entry.below);
  return (
    <nav className={styles.crumbs} aria-label={say.shell.breadcrumb()}>
      {isAccount(path, holder) ? (
        <>
          <span>{say.shell.account.title()}</span>
          <Icon name="right" size={12} />
        </>
      ) : null}
      <span data-group="">{say.shell.groups[place.group]()}</span>
      <Icon name="right" size={12} />
      {above && isOpenTo(above, holder) ? (
        <>
          <a href={above.path}>{say.shell.pages[above.page]()}</a>
          <Icon name="right" size={12} />
        </>
      ) : null}
      {path === place.entry.path || !hasPage(place.entry) ? (
        <span aria-current="page">{name}</span>
      ) : (
        <a href={place.entry.path}>{name}</a>
      )}
    </nav>
  );
}

/** Shows whether the live numbers can be trusted, and the time of the last update. */
function LiveState() {
  const live = useLive();
  return live ? <State live={live} /> : null;
}

function State({ live: { trust } }: { live: LiveServices }) {
  const { now } = useServices();
  const { say } = useTexts();
  const formats = useFormats();
  const { state, at } = useSyncExternalStore(trust.subscribe, trust.get);
  useTick("tenSeconds");
  const ago = at === null ? null : say.console.live.updated({ ago: formats.ago(now() - at) });
  const words = () => {
    if (state === "polling") return ago ?? say.console.live.reconnecting();
    if (state === "stale")
      return say.console.live.stale({ time: at === null ? say.unknown() : formats.time(at) });
    return say.console.live[state]();
  };
  return (
    <>
      <span role="status">
        <LiveBadge state={state}>{words()}</LiveBadge>
      </span>
      {state === "live" && ago ? <span className={styles.updated}>{ago}</span> : null}
    </>
  );
}
