import { useState } from "react";
import type { Condition } from "../../../../openapi/formats/when-holds.ts";
import type { Permission } from "../../../../openapi/generated/console.ts";
import { useAbility } from "../../../services/use-session.ts";
import { useApiQuery } from "../../../services/use-api-query.ts";
import { useTexts } from "../../../services/use-texts.ts";
import type { Choice } from "../../../ui/choices-field.tsx";
import { hidesImported, specOfName } from "../record/resource-spec.ts";

const FOUND = 20;

interface Place {
  readonly permission: string;
  readonly path: string;
  /** Query for the records that can be referenced. */
  readonly among: object;
  /**
   * Additional query for proposals. Records that were imported from replay files can be referenced but are
   * not proposed.
   */
  readonly offered: object;
  /** Members that form the name of a record. */
  readonly called: readonly string[];
}

const OWN = { imported: false };

/** Kinds of records that can be referenced but have no description in the contract. */
const PROGRAMMED: ReadonlyMap<string, Place> = new Map([
  [
    "User",
    {
      permission: "users",
      path: "/users",
      among: { level: { $gte: 1 } },
      offered: OWN,
      called: ["firstname", "lastname"],
    },
  ],
  ["Webhook", { permission: "webhooks", path: "/webhooks", among: {}, offered: {}, called: ["name"] }],
  ["Secret", { permission: "webhooks", path: "/secrets", among: {}, offered: {}, called: ["name"] }],
]);

/** Returns how to read the referable records of a kind: permission, path, queries and name members. */
function placeOf(one: string): Place {
  const programmed = PROGRAMMED.get(one);
  if (programmed) return programmed;
  const spec = specOfName(one);
  return {
    permission: spec?.permission ?? "",
    path: spec?.path ?? "",
    among: {},
    offered: spec && hidesImported(spec) ? OWN : {},
    called: [spec?.title ?? ""],
  };
}

interface Chosen {
  /** Ids of the selected records. */
  readonly ids: readonly string[];
  /** Choices whose names are already known. */
  readonly known?: readonly Choice[];
  /** Condition that referable records must meet. */
  readonly among?: Condition | undefined;
  /** `agents` limits the records to users with an agent's privilege. */
  readonly picks?: "agents" | undefined;
  /** Id of a record that cannot be referenced. */
  readonly except?: string | undefined;
  /** True if proposals are loaded only once the user types. */
  readonly onceTyped?: boolean;
}

/** Smallest level number of an agent's privilege: 4 is `agent-recording`, 5 is `agent`. */
const AGENTS_FROM = 4;

/** Returns the query that limits a list to the records that a field offers. */
export const offered = ({
  among = {},
  picks,
}: Pick<Chosen, "among" | "picks">): Readonly<Record<string, object>> => ({
  ...Object.fromEntries(Object.entries(among).map(([member, values]) => [member, { $in: values }])),
  ...(picks === "agents" && { level: { $gte: AGENTS_FROM } }),
});

/**
 * Returns the choices of a field that references records of kind `one`: records that match the typed text,
 * and the records in `ids`. If `one` is null, no records are loaded.
 */
export function useNameable(
  one: string | null,
  { ids, known = [], among: fit, picks, except, onceTyped = false }: Chosen,
) {
  const {
    console: { form },
    lists: { kinds },
  } = useTexts().say;
  const { path, among, offered: usual, called, permission } = placeOf(one ?? "User");
  // Users without permission to read the records get no proposals.
  const isOpen = useAbility(`${permission}.read` as Permission) && one !== null; // a permission that does not exist is never granted
  const [typed, setTyped] = useState<string | null>(onceTyped ? null : "");
  const [kept, setKept] = useState(known);
  const search = typed?.trim() ?? "";
  const sort = Object.fromEntries(called.map((member) => [member, 1]));
  const list = path as "/users"; // every such list has the selected members
  const common = { $select: [...called], $sort: sort };
  const asked = (query: { readonly $limit: number; readonly [name: string]: unknown }) => ({
    query: { ...common, ...query } as { $limit: number },
  }); // every list accepts these parameters
  const found = useApiQuery(
    list,
    asked({
      ...among,
      ...usual,
      ...offered({ among: fit, picks }),
      $limit: FOUND,
      ...(search === "" ? {} : { $search: search }),
    }),
    { keep: true, enabled: isOpen && typed !== null },
  );
  const unknown = ids.filter((id) => !kept.some(({ value }) => value === id));
  const missing = useApiQuery(list, asked({ ...among, $limit: 100, _id: { $in: unknown.toSorted() } }), {
    keep: true,
    enabled: isOpen && unknown.length > 0,
  });
  const choicesOf = (records: readonly object[] = []): Choice[] =>
    records.map((record) => ({
      value: String(Object(record)._id),
      label: called
        .map((member) => String(Object(record)[member] ?? ""))
        .join(" ")
        .trim(),
    }));
  const all = [...kept, ...choicesOf(found.data?.data), ...choicesOf(missing.data?.data)];
  const listed = new Set(choicesOf(found.data?.data).map(({ value }) => value));
  const choices = [...new Map(all.map((choice) => [choice.value, choice])).values()].filter(
    ({ value }) => (listed.has(value) && value !== except) || ids.includes(value),
  );
  const emptyText = search === "" && found.data?.total === 0 ? kinds.noneYet() : form.noResults();
  return {
    choices,
    /** Text to show if there are no choices; empty while they load. */
    nothing: isOpen && !found.data ? "" : emptyText,
    onType: (text: string) => setTyped(text),
    /** Remembers the names of chosen records, which the next search may not return. */
    remember: (values: readonly string[]) => setKept(choices.filter(({ value }) => values.includes(value))),
  };
}
