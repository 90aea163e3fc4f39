import { useLocation } from "wouter";
import { waiting } from "../../../streams/metrics/live-numbers.ts";
import { useFloor } from "../../services/live-services.ts";
import { useServices } from "../../services/services.ts";
import { useHolder } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Counter } from "../../ui/counter.tsx";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import type { MenuEntry } from "./menu-entries.ts";
import { calledIn, hrefOf, menuPlace } from "./menu-places.ts";
import styles from "./menu-list.module.css";
import { useMenu } from "./use-menu.ts";
import { SavedViewsPart } from "./views/saved-views-part.tsx";

/**
 * Lists the pages that the user can open, in groups, and then the saved views. On account pages, it lists the
 * account menu.
 */
export function MenuList({ collapsed = false }: { collapsed?: boolean }) {
  const { say } = useTexts();
  const [path] = useLocation();
  const { ofAccount, groups } = useMenu();
  const current = menuPlace(path, groups)?.entry;
  return (
    <nav
      aria-label={ofAccount ? say.shell.account.title() : say.shell.navigation()}
      className={collapsed ? styles.collapsed : undefined}
    >
      {groups.map(({ group, entries }) => (
        <section key={group}>
          <h2 className={styles.group}>{say.shell.groups[group]()}</h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.page}>
                <Entry entry={entry} isCurrent={entry === current} collapsed={collapsed} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {collapsed ? null : <SavedViewsPart />}
    </nav>
  );
}

function Entry({
  entry,
  isCurrent,
  collapsed,
}: {
  entry: MenuEntry;
  isCurrent: boolean;
  collapsed: boolean;
}) {
  const { say } = useTexts();
  const { now } = useServices();
  const holder = useHolder();
  const name = calledIn(entry, say);
  const link = (
    <a href={hrefOf(entry, holder)} className={styles.entry} aria-current={isCurrent ? "page" : undefined}>
      <Icon name={entry.icon} />
      {collapsed ? <HiddenText>{name}</HiddenText> : <span className={styles.word}>{name}</span>}
      {isNew(entry, now()) && !collapsed ? <span className={styles.new}>{say.shell.newPage()}</span> : null}
      {entry.page === "monitor" ? (
        <span className={styles.count}>
          <QueueCount />
        </span>
      ) : null}
    </a>
  );
  return collapsed ? (
    <Tooltip text={name} {...(entry.keys === undefined ? {} : { keys: entry.keys })} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

/** Shows the number of waiting customers in all segments. Empty until the floor is loaded. */
function QueueCount() {
  const { say } = useTexts();
  const formats = useFormats();
  const floor = useFloor();
  if (!floor) return null;
  const count = waiting(floor.state);
  return (
    <Counter tone="live" label={say.shell.waiting({ count })}>
      {formats.number(count)}
    </Counter>
  );
}

/** Returns true if a page is marked as new at `now` (wall time, ms). */
export const isNew = ({ newAt }: Pick<MenuEntry, "newAt">, now: number): boolean =>
  newAt !== undefined && now < Date.parse(newAt);
