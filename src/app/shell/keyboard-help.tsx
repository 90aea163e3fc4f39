import { useSyncExternalStore } from "react";
import { useServices } from "../../services/services.ts";
import type { Shortcut, ShortcutStore } from "../../services/shortcuts.ts";
import { usePreferences } from "../../services/use-preferences.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import styles from "./keyboard-help.module.css";

/**
 * Lists the shortcuts that work everywhere and those of the current page, with a checkbox that turns
 * single-key shortcuts on or off.
 */
export function KeyboardHelp({
  shortcuts,
  open,
  onClose,
}: {
  shortcuts: ShortcutStore;
  open: boolean;
  onClose: () => void;
}) {
  const { preferences } = useServices();
  const { say } = useTexts();
  const { singleKeys } = usePreferences();
  const known = useSyncExternalStore(shortcuts.subscribe, shortcuts.get);
  const text = say.shell.shortcuts;
  const here = known.filter(({ everywhere }) => !everywhere);
  return (
    <Dialog open={open} onClose={onClose} title={text.title()} closeLabel={say.actions.close()}>
      <div className={styles.body}>
        <div className={styles.choice}>
          <Checkbox
            checked={singleKeys === "on"}
            onChange={(on) => preferences.change({ singleKeys: on ? "on" : "off" })}
          >
            {text.single()}
          </Checkbox>
          <p>{text.singleText()}</p>
        </div>
        <div data-keys={singleKeys}>
          <Group
            title={text.everywhere()}
            shortcuts={known.filter(({ everywhere }) => everywhere)}
            space={text.space()}
          />
          {here.length > 0 ? <Group title={text.here()} shortcuts={here} space={text.space()} /> : null}
        </div>
      </div>
    </Dialog>
  );
}

/** `space`: name of the space key. */
const Group = ({
  title,
  shortcuts,
  space,
}: {
  title: string;
  shortcuts: readonly Shortcut[];
  space: string;
}) => (
  <section>
    <h3>{title}</h3>
    <dl>
      {shortcuts.map(({ keys, label, run }) => (
        <div key={keys} className={styles.line} data-single={run ? "" : undefined}>
          <dt>{label}</dt>
          <dd>
            <Kbd keys={keys === " " ? space : keys} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
