import { holdsWords, searchKey, searchWords } from "../../../../openapi/formats/search-text.ts";
import type { Floor } from "../../../../streams/projections/floor.ts";
import type { CustomerContacts } from "../../../features/monitor/customer-contacts.ts";
import { callSubjects, queueSubjects } from "../../../features/monitor/row-subjects.ts";
import type { PaletteItem } from "./palette-item.ts";

/** Maximum number of listed customers in each state (waiting, in a call). */
const MOST = 5;

interface LiveWords {
  readonly group: string;
  readonly waiting: string;
  readonly inCall: string;
}

interface Customer {
  readonly id: string;
  readonly customer: string | null;
  readonly segment: string;
}

/**
 * Returns the customers who wait or are in a call and match the typed text, by the name of the contact or as
 * reported. Each item opens the customer on the monitor.
 */
export function liveItems(
  floor: Floor,
  typed: string,
  words: LiveWords,
  contacts: Pick<CustomerContacts, "of"> | null,
): readonly PaletteItem[] {
  if (typed.trim() === "") return [];
  const item = (
    kind: string,
    { id, customer, segment }: Customer,
    state: string,
    address: { readonly tab: string; readonly open: string },
  ): PaletteItem => ({
    id: `${kind} ${id}`,
    group: words.group,
    label: contacts?.of(customer)?.name ?? customer ?? "",
    detail: `${state} · ${floor.segments.get(segment)?.name ?? segment}`,
    icon: "pulse",
    act: { href: `/monitor?${new URLSearchParams(address)}` },
    passing: true,
  });
  return [
    ...matching(floor.queue, typed, contacts).map((entry) =>
      item("waiting", entry, words.waiting, { tab: "queue", open: queueSubjects(entry) }),
    ),
    ...matching(floor.calls, typed, contacts).map((call) =>
      item("in-call", call, words.inCall, { tab: "calls", open: callSubjects(call) }),
    ),
  ];
}

/** Returns the first rows whose customer matches, with the same search as the monitor. */
function matching<Row extends Customer>(
  rows: Iterable<Row>,
  typed: string,
  contacts: Pick<CustomerContacts, "of"> | null,
): readonly Row[] {
  const words = searchWords(typed);
  const found: Row[] = [];
  for (const row of rows) {
    const { customer } = row;
    if (customer !== null && holdsWords(searchKey([contacts?.of(customer)?.name, customer]), words))
      found.push(row);
    if (found.length === MOST) break;
  }
  return found;
}
