import { Menu } from "@ark-ui/react/menu";
import float from "./float.module.css";
import { Icon } from "./icon.tsx";
import type { MenuChoice, MenuEntry } from "./menu-choice.ts";
import styles from "./menu.module.css";

interface MenuFloatProps extends MenuChoice {
  readonly id: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The popup of a menu. It follows its control in the DOM, where screen readers expect it. */
export const MenuFloat = ({
  id,
  open,
  onOpenChange,
  label,
  entries,
  chosen,
  many,
  onSelect,
  align = "start",
}: MenuFloatProps) => (
  <Menu.Root
    ids={{ trigger: id }}
    open={open}
    onOpenChange={(change) => onOpenChange(change.open)}
    onSelect={({ value }) => onSelect?.(value)}
    closeOnSelect={!many}
    aria-label={label}
    lazyMount
    unmountOnExit
    positioning={{ placement: `bottom-${align}`, gutter: 4, strategy: "fixed" }}
  >
    <Menu.Positioner>
      <Menu.Content className={`${float.float} ${styles.menu}`}>
        {chosen === undefined ? (
          entries.map((entry) => (
            <Menu.Item
              key={entry.value}
              value={entry.value}
              className={styles.entry}
              asChild={entry.href !== undefined}
            >
              {entry.href === undefined ? (
                <Line entry={entry} />
              ) : (
                <a href={entry.href}>
                  <Line entry={entry} />
                </a>
              )}
            </Menu.Item>
          ))
        ) : many ? (
          entries.map((entry) => (
            <Menu.CheckboxItem
              key={entry.value}
              value={entry.value}
              checked={chosen.includes(entry.value)}
              className={styles.entry}
            >
              <Line entry={entry} mark={chosen.includes(entry.value)} />
            </Menu.CheckboxItem>
          ))
        ) : (
          <Menu.RadioItemGroup value={chosen[0] ?? ""}>
            {entries.map((entry) => (
              <Menu.RadioItem key={entry.value} value={entry.value} className={styles.entry}>
                <Line entry={entry} mark={chosen.includes(entry.value)} />
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
        )}
      </Menu.Content>
    </Menu.Positioner>
  </Menu.Root>
);

const Line = ({ entry, mark }: { entry: MenuEntry; mark?: boolean }) => (
  <>
    {mark === undefined ? null : <span className={styles.mark}>{mark ? <Icon name="check" /> : null}</span>}
    <span>{entry.label}</span>
    {entry.hint ? <span className={styles.hint}>{entry.hint}</span> : null}
  </>
);
