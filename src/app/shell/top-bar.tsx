import { useLocation } from "wouter";
import { useHolder } from "../../services/use-ability.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Brand } from "../../ui/brand.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { useNarrow } from "../../ui/use-narrow.ts";
import { AccountMenu } from "./account-menu.tsx";
import { LiveState } from "./live-state.tsx";
import { entryOf, hasPage, isAccount, isOpenTo, placeFor } from "./menu-entries.ts";
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
