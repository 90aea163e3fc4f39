import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { useNarrow } from "../../ui/use-narrow.ts";
import { type FileKind, MOST_WRITTEN } from "./view-to-write.ts";

interface ExportMenuProps {
  /** How many match. */
  readonly total: number;
  readonly busy: boolean;
  readonly onChoose: (kind: FileKind) => void;
}

/** What a view can be written as; it says before where not all that match fit into a file. */
export function ExportMenu({ total, busy, onChoose }: ExportMenuProps) {
  const { say } = useTexts();
  const narrow = useNarrow();
  const text = say.console.list.export;
  const hint = total > MOST_WRITTEN ? { hint: text.first({ most: MOST_WRITTEN, total }) } : {};
  return (
    <Menu
      align="end"
      label={text.verb()}
      entries={[
        { value: "xlsx", label: text.xlsx(), ...hint },
        { value: "csv", label: text.csv(), ...hint },
      ]}
      onSelect={(kind) => onChoose(kind === "csv" ? "csv" : "xlsx")}
    >
      {(trigger) =>
        narrow ? (
          <IconButton {...trigger} icon="download" label={text.verb()} aria-busy={busy || undefined} />
        ) : (
          <Button {...trigger} kind="quiet" size="small" icon="download" busy={busy}>
            {text.verb()}
          </Button>
        )
      }
    </Menu>
  );
}
