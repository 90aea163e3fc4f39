import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import type { BulkActs } from "../bulk-acts.ts";
import type { ManyEditing, PickedRow } from "./many-editing.ts";

/** Fields to set, and the selected records. */
export interface BulkEditing {
  readonly records: readonly PickedRow[];
  readonly editing: ManyEditing;
  readonly title: string;
}

interface EditActsProps {
  readonly bulk: Pick<BulkActs<never>, "edit" | "gifts">;
  /** Name of the list. */
  readonly list: string;
  readonly records: readonly PickedRow[];
  readonly onEdit: (editing: BulkEditing) => void;
}

/** Buttons for editing the selected records: all editable fields, or only certain ones. */
export function EditActs({ bulk: { edit, gifts }, list, records, onEdit }: EditActsProps) {
  const { say } = useTexts();
  const text = say.lists.bulk.edit;
  if (!edit) return null;
  const only = (members: readonly string[]): ManyEditing => ({
    ...edit,
    parts: edit.parts.flatMap(([heading, inIt]) =>
      inIt.some((member) => members.includes(member))
        ? [[heading, inIt.filter((member) => members.includes(member))] as const]
        : [],
    ),
  });
  return (
    <>
      <Button
        size="small"
        icon="edit"
        onClick={() => onEdit({ records, editing: edit, title: text.title({ list, count: records.length }) })}
      >
        {text.verb()}
      </Button>
      {gifts?.map(({ label, icon, title, members }) => (
        <Button
          key={label}
          size="small"
          icon={icon}
          onClick={() => onEdit({ records, editing: only(members), title: title(records.length) })}
        >
          {label}
        </Button>
      ))}
    </>
  );
}
