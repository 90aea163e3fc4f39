import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import type { MenuEntry } from "../../../ui/menu-choice.ts";
import { useNarrow } from "../../../ui/use-media.ts";
import { type FileKind, MOST_WRITTEN } from "./view-to-write.ts";

interface ExportMenuProps {
  /** Number of matching records. */
  readonly total: number;
  /** Number of selected records. */
  readonly picked: number;
  readonly busy: boolean;
  readonly onChoose: (kind: FileKind, which: "picked" | "all") => void;
}

const KINDS = ["xlsx", "csv"] as const;

/**
 * Export formats for the view or the selection, with a warning if not all matching records fit into a file.
 */
export function ExportMenu({ total, picked, busy, onChoose }: ExportMenuProps) {
  const { say } = useTexts();
  const narrow = useNarrow();
  const text = say.console.list.export;
  const entriesFor = (which: "picked" | "all", hint: string | null): readonly MenuEntry[] =>
    KINDS.map((kind) => ({ value: `${which} ${kind}`, label: text[kind](), ...(hint !== null && { hint }) }));
  const cut = total > MOST_WRITTEN ? text.first({ most: MOST_WRITTEN, total }) : null;
  return (
    <Menu
      align="end"
      label={text.verb()}
      entries={
        picked === 0
          ? entriesFor("all", cut)
          : [
              ...entriesFor("picked", text.picked({ count: picked })),
              ...entriesFor("all", cut ?? text.all({ total })),
            ]
      }
      onSelect={(value) =>
        onChoose(value.endsWith("csv") ? "csv" : "xlsx", value.startsWith("picked") ? "picked" : "all")
      }
    >
      {(trigger) =>
        narrow ? (
          <IconButton {...trigger} icon="download" label={text.verb()} aria-busy={busy || undefined} />
        ) : (
          <Button
            {...trigger}
            {...(picked === 0 && { kind: "quiet" })}
            size="small"
            icon="download"
            busy={busy}
          >
            {text.verb()}
          </Button>
        )
      }
    </Menu>
  );
}
