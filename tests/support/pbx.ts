import type { KnownFact } from "../../openapi/generated/facts.ts";

type DataOf<Type extends KnownFact["type"]> = Extract<KnownFact, { type: Type }>["data"];

let sequence = 0;

/** Makes an event as a telephony system feeds it, with a unique id; `envelope` overrides members. */
export function pbx<Type extends KnownFact["type"]>(
  type: Type,
  subject: string,
  data: DataOf<Type>,
  envelope: { readonly source?: string; readonly id?: string; readonly time?: string } = {},
) {
  return {
    specversion: "1.0",
    id: `pbx-${++sequence}`,
    source: "/pbx",
    type,
    subject,
    time: "2026-02-03T09:00:00.000Z",
    data,
    ...envelope,
  };
}

/** Makes this number of unrelated events. */
export const contacts = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) =>
    pbx("contact-created", `contact/${prefix}-${index}`, { channel: "audio", origin: "ivr" }),
  );
