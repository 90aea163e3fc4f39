import { Dialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import dialog from "./dialog.module.css";
import { Icon, type IconName } from "./icon.tsx";
import { Kbd } from "./kbd.tsx";
import styles from "./palette.module.css";

export interface PaletteLine {
  readonly id: string;
  readonly label: ReactNode;
  readonly detail?: string | undefined;
  readonly icon: IconName;
  readonly keys?: string | undefined;
}

interface PaletteProps {
  readonly onClose: () => void;
  readonly label: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Called when the search field receives the focus. */
  readonly onFocus: () => void;
  readonly groups: readonly { readonly title: string; readonly lines: readonly PaletteLine[] }[];
  /** `elsewhere` is true to open the result in a new tab. */
  readonly onChoose: (id: string, elsewhere: boolean) => void;
  /** Number of results, shown and announced. */
  readonly status: string;
  readonly busy: boolean;
  readonly words: { readonly move: string; readonly open: string; readonly newTab: string };
  readonly modifier: string;
}

/**
 * A search field above a list of results. The focus stays in the field; arrow keys change the active line of
 * the list.
 */
export function Palette({
  onClose,
  label,
  typed,
  onType,
  onFocus,
  groups,
  onChoose,
  status,
  busy,
  words,
  modifier,
}: PaletteProps) {
  const base = useId();
  const input = useRef<HTMLInputElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const lines = groups.flatMap((group) => group.lines);
  // If the active line is no longer listed, the first line is active.
  const active = Math.max(
    0,
    lines.findIndex(({ id }) => id === at),
  );
  const idOf = (line: PaletteLine | undefined) =>
    line ? `${base}${line.id.replaceAll(" ", "-")}` : undefined;
  const activeId = idOf(lines[active]);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || lines.length === 0) return;
    const steps: Partial<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: Math.min(active + 8, lines.length - 1),
      PageUp: Math.max(active - 8, 0),
    };
    const next = steps[event.key];
    if (next !== undefined) setAt(lines[(next + lines.length) % lines.length]?.id ?? null);
    else if (event.key === "Enter") onChoose(lines[active]?.id ?? "", event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog.Root
      open
      onOpenChange={(change) => (change.open ? undefined : onClose())}
      initialFocusEl={() => input.current}
      // An earlier palette that just closed may return the focus while this palette opens. That must not
      // close this palette.
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Portal>
        <Dialog.Backdrop className={dialog.scrim} />
        <Dialog.Positioner className={styles.place}>
          <Dialog.Content className={styles.palette} aria-label={label}>
            <div className={styles.field}>
              <Icon name="search" />
              <input
                ref={input}
                role="combobox"
                aria-label={label}
                aria-expanded={lines.length > 0}
                aria-controls={`${base}list`}
                aria-activedescendant={activeId}
                aria-autocomplete="list"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                maxLength={200}
                placeholder={label}
                value={typed}
                onChange={(event) => {
                  setAt(null);
                  onType(event.target.value);
                }}
                onFocus={onFocus}
                onKeyDown={press}
              />
              <Kbd keys="Esc" />
            </div>
            <div
              id={`${base}list`}
              role="listbox"
              aria-label={label}
              aria-busy={busy}
              className={styles.list}
            >
              {groups.map((group, number) => (
                <div key={group.title} role="group" aria-labelledby={`${base}group${number}`}>
                  <p id={`${base}group${number}`} className={styles.group} role="presentation">
                    {group.title}
                  </p>
                  {group.lines.map((line) => (
                    <div
                      key={line.id}
                      id={idOf(line)}
                      role="option"
                      aria-selected={line === lines[active]}
                      className={styles.line}
                      onPointerMove={() => setAt(line.id)}
                      onClick={(event) => onChoose(line.id, event.ctrlKey || event.metaKey)}
                      // The focus stays in the field.
                      onPointerDown={(event) => event.preventDefault()}
                    >
                      <Icon name={line.icon} />
                      <span className={styles.words}>
                        {line.label}
                        {line.detail ? <span className={styles.detail}>{line.detail}</span> : null}
                      </span>
                      {line.keys ? <span className={styles.keys}>{line.keys}</span> : null}
                    </div>
                  ))}
                </div>
              ))}
            </div>
            <footer className={styles.foot}>
              <span className={styles.hint}>
                <Kbd keys="↑ ↓" /> {words.move}
              </span>
              <span className={styles.hint}>
                <Kbd keys="Enter" /> {words.open}
              </span>
              <span className={styles.hint}>
                <Kbd keys={`${modifier} Enter`} /> {words.newTab}
              </span>
              <span className={styles.status} role="status">
                {status}
              </span>
            </footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
