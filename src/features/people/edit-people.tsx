import { type ReactNode, useState } from "react";
import { ManyDialog } from "../../resource/kit/bulk-edit/many-dialog.tsx";
import { ManySetting } from "../../resource/kit/bulk-edit/many-setting.tsx";
import { WayField } from "../../resource/kit/bulk-edit/way-field.tsx";
import { BulkProgress } from "../../resource/kit/bulk-progress.tsx";
import { ReferenceField } from "../../resource/kit/described/reference-field.tsx";
import type { Way } from "../../resource/cells/named-after.ts";
import { type PickedRecord, useBulkRun } from "../../services/bulk-run.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { changePeople } from "./changed-people.ts";
import { usePrivilegeChoices } from "./use-privilege-choices.ts";

const SETTINGS = {
  agents: ["state", "segments", "privilege"],
  administrators: ["state", "privilege"],
} as const;
type Setting = (typeof SETTINGS)["agents"][number];

interface EditPeopleProps {
  readonly to: readonly PickedRecord[];
  readonly kind: keyof typeof SETTINGS;
  readonly onClose: () => void;
}

/** Bulk edit of users: sign-in, segments and privilege. Changes only the fields that are checked. */
export function EditPeople({ to, kind, onClose }: EditPeopleProps) {
  const { say } = useTexts();
  const text = say.people.bulk;
  const title = text.title({ count: to.length });
  const { running, start } = useBulkRun("/users", "/users/{id}", "/privileges", "/segments");
  const privileges = usePrivilegeChoices(kind, "");
  const [ticked, setTicked] = useState<readonly Setting[]>([]);
  const [state, setState] = useState<"on" | "off">("on");
  const [way, setWay] = useState<Way>("add");
  const [ids, setIds] = useState<readonly string[]>([]);
  const [privilege, setPrivilege] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { bulk } = say.lists;
  if (running) {
    const words = {
      title,
      done: bulk.changed,
      isDone: bulk.isChanged,
      isUnanswered: bulk.mayBeChanged,
      refused: {
        "stale-version": text.stale(),
        unprocessable: bulk.edit.refused(),
        forbidden: text.notYours(),
      },
    };
    return <BulkProgress run={running} words={words} total={to.length} onClose={onClose} />;
  }
  // "Replace" accepts an empty list of segments; "add" and "remove" need at least one.
  const isIncomplete = {
    state: false,
    segments: ids.length === 0 && way !== "replace",
    privilege: privilege === null,
  };
  const begin = () => {
    setTried(true);
    if (ticked.length === 0 || ticked.some((setting) => isIncomplete[setting])) return;
    void start(
      to,
      changePeople({
        ...(ticked.includes("state") && { disabled: state === "off" }),
        ...(ticked.includes("segments") && { segments: { ids, way } }),
        ...(ticked.includes("privilege") && privilege !== null && { privilege }),
      }),
    );
  };
  const fields: Readonly<Record<Setting, ReactNode>> = {
    state: (
      <Segmented
        label={say.people.filters.disabled()}
        options={(["on", "off"] as const).map((value) => ({ value, label: say.people.filters[value]() }))}
        value={state}
        onChange={setState}
        wide
      />
    ),
    segments: (
      <>
        <ReferenceField
          one="Segment"
          label={say.people.fields.segments()}
          named={[]}
          single={false}
          value={ids}
          onChange={setIds}
          onBlur={() => undefined}
          error={tried && isIncomplete.segments ? text.noSegment() : undefined}
        />
        <WayField field={say.people.fields.segments()} value={way} onChange={setWay} />
      </>
    ),
    privilege: (
      <SelectField
        label={say.people.fields.privilege()}
        options={privileges}
        value={privilege}
        placeholder={say.console.form.choose()}
        onChange={setPrivilege}
        error={tried && isIncomplete.privilege ? say.people.faults.privilege() : undefined}
      />
    ),
  };
  return (
    <ManyDialog
      title={title}
      verb={text.verb()}
      refusal={tried && ticked.length === 0 ? bulk.edit.nothing() : null}
      differs={ticked.length > 0}
      onClose={onClose}
      onSubmit={begin}
    >
      {SETTINGS[kind].map((setting) => (
        <ManySetting
          key={setting}
          label={text.settings[setting]()}
          ticked={ticked.includes(setting)}
          onTick={(on) => setTicked(on ? [...ticked, setting] : ticked.filter((one) => one !== setting))}
        >
          {fields[setting]}
        </ManySetting>
      ))}
    </ManyDialog>
  );
}
