import type { KnownFact } from "../../openapi/generated/facts.ts";

type DataOf<Type extends KnownFact["type"]> = Extract<KnownFact, { type: Type }>["data"];

let said = 0;

/** An event as a telephony system feeds it, with an id that no other has; `envelope` says what differs. */
export function pbx<Type extends KnownFact["type"]>(
  type: Type,
  subject: string,
  data: DataOf<Type>,
  envelope: { readonly source?: string; readonly id?: string; readonly time?: string } = {},
) {
  return {
    specversion: "1.0",
    id: `pbx-${++said}`,
    source: "/pbx",
    type,
    subject,
    time: "2026-02-03T09:00:00.000Z",
    data,
    ...envelope,
  };
}

/** So many events that have nothing to do with each other. */
export const contacts = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) =>
    pbx("contact-created", `contact/${prefix}-${index}`, { channel: "audio", origin: "ivr" }),
  );
