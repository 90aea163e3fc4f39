/** What can be copied of a record, whatever it is one of. */
export type CopiedForm = "link" | "id" | "json" | "curl";

export interface Copied {
  readonly id: string;
  /** Where the console shows it. */
  readonly link: string;
  readonly record: object;
  /** Where the platform has it; null where it has none by itself. */
  readonly address: string | null;
}

/**
 * Each form in which a record is copied, as a text. The command names the access token and does not hold it.
 */
export const copiedForms = ({
  id,
  link,
  record,
  address,
}: Copied): readonly (readonly [form: CopiedForm, text: string])[] => [
  ["link", link],
  ["id", id],
  ["json", JSON.stringify(record, null, 2)],
  ...(address === null
    ? []
    : [["curl", `curl --globoff --url '${address}' --header "Authorization: Bearer $TOKEN"`] as const]),
];
