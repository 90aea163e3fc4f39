import { useState } from "react";
import type { PrivilegeRecord } from "../../../openapi/generated/console.ts";
import { BulkEdit } from "../../resource/bulk-edit/bulk-edit-part.tsx";
import { type BulkEditing, EditActs } from "../../resource/bulk-edit/edit-acts.tsx";
import type { PickedRow } from "../../resource/bulk-edit/many-editing.ts";
import { BulkRemove } from "../../resource/bulk-remove-part.tsx";
import { ifUnchanged } from "../../resource/removal/if-unchanged.ts";
import { SelectionBar } from "../../resource/selection-bar.tsx";
import { useHolder } from "../../services/use-ability.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { privilegesEditing } from "./privileges-editing.ts";

interface PrivilegesBulkProps {
  readonly picked: readonly PrivilegeRecord[];
  /** Those that can be picked: what every account has is nobody's to change. */
  readonly own: readonly PrivilegeRecord[];
  readonly onPick: (privileges: readonly PrivilegeRecord[]) => void;
}

/** What is done with many privileges at once. */
export function PrivilegesBulk({ picked, own, onPick }: PrivilegesBulkProps) {
  const { say } = useTexts();
  const held = useHolder()?.abilities ?? [];
  const text = say.people.privileges;
  const [editing, setEditing] = useState<BulkEditing | null>(null);
  // As they were picked: those that went stay told until somebody has read it.
  const [doomed, setDoomed] = useState<readonly PickedRow<PrivilegeRecord>[] | null>(null);
  const [now, setNow] = useState<ReadonlyMap<string, object>>(new Map());
  // What was changed a moment ago is known before the list is read anew.
  const newest = (row: PrivilegeRecord): PrivilegeRecord => {
    const known = { ...row, ...now.get(row._id) };
    return (known.version ?? 0) > (row.version ?? 0) ? known : row;
  };
  const records = picked.map(newest).map((row) => ({ id: row._id, name: row.label ?? row.name, version: row.version, row }));
  const bar = (
    <SelectionBar
      count={picked.length}
      total={own.length}
      most={own.length}
      pickAll={() => {
        onPick(own);
        return Promise.resolve();
      }}
      clear={() => onPick([])}
    >
      <EditActs bulk={{ edit: privilegesEditing(say, held) }} list={text.table()} records={records} onEdit={setEditing} />
      <Button kind="danger-at-rest" size="small" icon="trash" onClick={() => setDoomed(records)}>
        {say.lists.bulk.remove()}
      </Button>
    </SelectionBar>
  );
  return (
    <>
      {picked.length > 0 ? bar : null}
      {editing ? (
        <BulkEdit
          {...editing}
          onClose={(_, known) => {
            setEditing(null);
            setNow(known);
          }}
        />
      ) : null}
      {doomed ? (
        <BulkRemove
          records={doomed}
          words={{ list: text.table(), removeOne: (name) => text.removeTitle({ name }), removeText: text.removeText(), refused: { conflict: text.inUse() } }}
          path="/privileges"
          remove={(api, id, version) => api.DELETE("/privileges/{id}", { params: { path: { id }, ...ifUnchanged(version) } })}
          onClose={() => setDoomed(null)}
        />
      ) : null}
    </>
  );
}
