import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { RecordList } from "../../resource/record-list.tsx";
import { useReadPart } from "../../resource/use-read-part.ts";
import type { useView } from "../../resource/use-view.ts";
import type { OwnTab } from "../../resource/views/saved-tabs.tsx";
import { type View, type ViewRules, isNarrowed } from "../../ui/view-state.ts";
import { BY_NAME, peopleQuery } from "./people-rules.ts";
import { peopleColumns, personLines } from "./people-columns.tsx";
import { usePrivilegeWord } from "./use-privilege-choices.ts";

const KINDS = ["users", "segments", "privileges"];

interface PeopleListProps extends ReturnType<typeof useView> {
  readonly rules: ViewRules;
  /** Of which levels a view shows people. */
  readonly levelOf: (view: View) => NonNullable<Parameters<typeof peopleQuery>[1]>;
  readonly usual: readonly string[];
  readonly words: Parameters<typeof RecordList>[0]["words"];
  readonly tabs?: readonly OwnTab[];
}

/** A list of people of some levels. */
export function PeopleList({ levelOf, words, ...list }: PeopleListProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const privilegeName = usePrivilegeWord();
  const narrowed = isNarrowed(list.view);
  const level = levelOf(list.view);
  const question = { query: peopleQuery(list.view, level) };
  const rows = useApiQuery("/users", question, { keep: true, enabled: !list.pending });
  const everybody = useApiQuery("/users", { query: { level, $limit: 1 } }, { enabled: narrowed, keep: true });
  const { filters } = say.people;
  const told = { say, formats, privilegeName };
  return (
    <RecordList
      {...list}
      list={rows}
      read={useReadPart("/users", question)}
      kinds={KINDS}
      counted={{ path: "/users", ask: (view) => peopleQuery(view, levelOf(view)) }}
      all={(narrowed ? everybody.data?.total : undefined) ?? rows.data?.total ?? 0}
      keyOf={({ _id }) => _id}
      columns={peopleColumns(told)}
      sort={BY_NAME}
      narrow={personLines(told)}
      fields={[
        { field: "disabled", label: filters.disabled(), operators: ["is"], options: [{ value: "no", label: filters.on() }, { value: "yes", label: filters.off() }] },
        { field: "imported", label: filters.imported(), operators: ["is"], options: [{ value: "no", label: filters.here() }, { value: "yes", label: filters.recording() }] },
      ]}
      words={words}
    />
  );
}
