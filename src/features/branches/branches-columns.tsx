import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Formats } from "../../../i18n/formats.ts";
import type { Branch } from "../../../openapi/generated/console.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { EDITS, type ListColumn } from "../../ui/list-column.ts";
import type { NarrowRow } from "../../ui/table/live-column.ts";
import { TextLink } from "../../ui/text-link.tsx";

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  /** Returns the path of a branch. */
  readonly hrefOf: (id: string) => string;
  /** Actions on a branch; null without permission. */
  readonly act: { readonly edit: (branch: Branch) => void; readonly remove: (branch: Branch) => void } | null;
}

/** Returns the columns of the list in default order; the column of actions only if `act` is set. */
export function branchesColumns(words: Words): readonly ListColumn<Branch>[] {
  const { say, formats, act } = words;
  const { columns, actions } = say.branches;
  const nameOf = (segment: NonNullable<Branch["segments"]>[number]) =>
    typeof segment === "string" ? segment : (segment.name ?? segment._id);
  return [
    {
      id: "label",
      header: columns.label(),
      sortable: true,
      cell: (branch) => <BranchLink branch={branch} words={words} />,
      written: { kind: "text", of: ({ label }) => label },
    },
    {
      id: "name",
      header: columns.name(),
      width: 176,
      sortable: true,
      cell: ({ name }) => name,
      written: { kind: "text", of: ({ name }) => name },
    },
    {
      id: "pocs",
      header: columns.pocs(),
      width: 104,
      cell: (branch) => <PocsLink branch={branch} words={words} />,
      written: { kind: "number", of: ({ pocs }) => pocs?.length ?? 0 },
    },
    {
      id: "segments",
      header: columns.segments(),
      width: 240,
      cell: ({ segments = [] }) => (
        <span title={formats.list(segments.map(nameOf))}>{formats.list(segments.map(nameOf))}</span>
      ),
      written: { kind: "text", of: ({ segments = [] }) => segments.map(nameOf).join(", ") },
    },
    {
      id: "address",
      header: columns.address(),
      width: 276,
      cell: ({ address }) =>
        address === null || address === undefined ? null : <span title={address}>{address}</span>,
      written: { kind: "text", of: ({ address }) => address },
    },
    ...(act
      ? [
          {
            id: "actions",
            header: actions(),
            width: 96,
            pinned: true as const,
            keys: EDITS,
            cell: (branch: Branch) => <BranchActs branch={branch} words={words} />,
          },
        ]
      : []),
  ];
}

/** Renders a branch as a two-line row, for narrow screens. */
export const branchLines =
  (words: Words) =>
  (branch: Branch): NarrowRow => ({
    title: <BranchLink branch={branch} words={words} />,
    state: <PocsLink branch={branch} words={words} />,
    details: branch.address ?? "",
    value: words.act ? <BranchActs branch={branch} words={words} /> : null,
  });

interface OfBranch {
  readonly branch: Branch;
  readonly words: Words;
}

const BranchLink = ({ branch: { _id: id, label }, words: { hrefOf } }: OfBranch) => (
  <TextLink href={hrefOf(id)} quiet>
    {label}
  </TextLink>
);

const PocsLink = ({ branch: { _id: id, pocs }, words: { say } }: OfBranch) => (
  <TextLink href={`/branches/${id}/pocs`}>{say.branches.pocCount({ count: pocs?.length ?? 0 })}</TextLink>
);

function BranchActs({ branch, words: { say, act } }: OfBranch) {
  const { label = "" } = branch;
  return act ? (
    <>
      <IconButton
        icon="edit"
        keys="E"
        label={say.branches.edit({ label })}
        onClick={() => act.edit(branch)}
      />
      <IconButton icon="trash" label={say.branches.remove({ label })} onClick={() => act.remove(branch)} />
    </>
  ) : null;
}
