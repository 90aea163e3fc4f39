import { useLocation } from "wouter";
import { useTexts } from "../../services/use-texts.ts";
import { Brand } from "../../ui/brand.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { useNarrow } from "../../ui/use-narrow.ts";
import { AccountMenu } from "./account-menu.tsx";
import { LiveState } from "./live-state.tsx";
import { entryOf, hasPage, isAccount, menuPlace } from "./menu-entries.ts";
import { modifier } from "../../services/modifier.ts";
import styles from "./top-bar.module.css";
import { TrafficMark } from "./traffic-mark.tsx";

interface TopBarProps {
  readonly onMenu: () => void;
  readonly onKeys: () => void;
  readonly onHelp: () => void;
  readonly onPalette: () => void;
}

/** Where one is, whether the numbers hold, and who one is. */
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
        {narrow ? <IconButton icon="search" label={say.shell.search()} onClick={onPalette} /> : <IconButton icon="keyboard" label={say.shell.shortcuts.title()} keys="?" onClick={onKeys} />}
        {narrow ? null : <IconButton icon="help" label={say.shell.guide.open()} keys="H" onClick={onHelp} />}
        <AccountMenu onHelp={onKeys} />
      </div>
    </header>
  );
}

function Breadcrumb() {
  const { say } = useTexts();
  const [path] = useLocation();
  const place = menuPlace(path);
  if (!place) return null;
  const name = say.shell.pages[place.entry.page]();
  return (
    <nav className={styles.crumbs} aria-label={say.shell.breadcrumb()}>
      {isAccount(path) ? (
        <>
          <span>{say.shell.account.title()}</span>
          <Icon name="right" size={12} />
        </>
      ) : null}
      <span data-group="">{say.shell.groups[place.group]()}</span>
      <Icon name="right" size={12} />
      {place.entry.below ? (
        <>
          <a href={entryOf(place.entry.below)?.path}>{say.shell.pages[place.entry.below]()}</a>
          <Icon name="right" size={12} />
        </>
      ) : null}
      {path === place.entry.path || !hasPage(place.entry) ? <span aria-current="page">{name}</span> : <a href={place.entry.path}>{name}</a>}
    </nav>
  );
}
