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
  readonly among: object;
  /** Condition of proposed records: those of recordings can be referenced but are not proposed. */
  readonly offered: object;
  readonly called: readonly string[];
}

const OWN = { imported: false };

/** Those who are named though no description is of them. */
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

/** Returns the list of referable records and their name members. */
function placeOf(one: string): Place {
  const programmed = PROGRAMMED.get(one);
  if (programmed) return programmed;
  const said = specOfName(one);
  return {
    permission: said?.permission ?? "",
    path: said?.path ?? "",
    among: {},
    offered: said && hidesImported(said) ? OWN : {},
    called: [said?.title ?? ""],
  };
}

interface Chosen {
  readonly ids: readonly string[];
  /** Those whose names are known already. */
  readonly known?: readonly Choice[];
  /** Condition that referable records must meet. */
  readonly among?: Condition | undefined;
  /** Users whose privilege is that of an agent. */
  readonly picks?: "agents" | undefined;
  /** Id of a record that cannot be referenced. */
  readonly except?: string | undefined;
  /** The first of them are read only once something is sought among them. */
  readonly onceAsked?: boolean;
}

/** The level from which on a privilege is that of an agent. */
const AGENTS_FROM = 4;

/** Returns what narrows a list to the records that a field offers. */
export const offered = ({
  among = {},
  picks,
}: Pick<Chosen, "among" | "picks">): Readonly<Record<string, object>> => ({
  ...Object.fromEntries(Object.entries(among).map(([member, values]) => [member, { $in: values }])),
  ...(picks === "agents" && { level: { $gte: AGENTS_FROM } }),
});

/**
 * Returns the referable records of one kind (null for none) that match the typed text, and the current ones.
 */
export function useNameable(
  one: string | null,
  { ids, known = [], among: fit, picks, except, onceAsked = false }: Chosen,
) {
  const {
    console: { form },
    lists: { kinds },
  } = useTexts().say;
  const { path, among, offered: usual, called, permission } = placeOf(one ?? "User");
  // Who may not read them is offered none.
  const isOpen = useAbility(`${permission}.read` as Permission) && one !== null; // never granted if it does not exist
  const [typed, setTyped] = useState<string | null>(onceAsked ? null : "");
  const [kept, setKept] = useState(known);
  const search = typed?.trim() ?? "";
  const sort = Object.fromEntries(called.map((member) => [member, 1]));
  const list = path as "/users"; // the selected members are the same in every such list
  const common = { $select: [...called], $sort: sort };
  const asked = (query: { readonly $limit: number; readonly [name: string]: unknown }) => ({
    query: { ...common, ...query } as { $limit: number },
  }); // as every list understands it
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
  const saidOfNone = search === "" && found.data?.total === 0 ? kinds.noneYet() : form.noResults();
  return {
    choices,
    /** Text without choices; empty while they are loading. */
    nothing: isOpen && !found.data ? "" : saidOfNone,
    onType: (text: string) => setTyped(text),
    /** Remembers what those are called who were chosen: the next search may not find them. */
    remember: (values: readonly string[]) => setKept(choices.filter(({ value }) => values.includes(value))),
  };
}
