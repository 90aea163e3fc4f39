import type { CallHistory, Reference } from "../../../openapi/generated/console.ts";
import { useAbility } from "../../services/use-session.ts";
import { useTexts } from "../../services/use-texts.ts";
import { TextLink } from "../../ui/text-link.tsx";

type One = string | Reference | null | undefined;

/** An agent's name, with a link to the agent's page if the user may read users. */
export function Person({ one }: { one: One }) {
  const mayRead = useAbility("users.read");
  return <Named one={one} href={mayRead ? "/users" : null} />;
}

/** A segment's name, with a link to the segment's page if the user may read segments. */
export function Place({ one }: { one: One }) {
  const mayRead = useAbility("segments.read");
  return <Named one={one} href={mayRead ? "/segments" : null} />;
}

function Named({ one, href }: { one: One; href: string | null }) {
  const { say } = useTexts();
  if (!one) return null;
  if (typeof one === "string") return one;
  if (one.name === null) return say.lists.kinds.gone();
  return href === null ? one.name : <TextLink href={`${href}/${one._id}`}>{one.name}</TextLink>;
}

/** Returns the names of agents and segments by id, as the events of a call refer to them. */
export interface CallNames {
  readonly agent: (id: string | null) => string;
  readonly segment: (id: string | null) => string | null;
}

/** Returns functions that find names among the records that the events of a call refer to. */
export function useCallNames(named: CallHistory["named"] | undefined): CallNames {
  const { say } = useTexts();
  const nameIn = (records: readonly Reference[] | undefined, id: string | null) =>
    records?.find(({ _id }) => _id === id)?.name ?? null;
  return {
    agent: (id) => nameIn(named?.users, id) ?? say.calls.timeline.someAgent(),
    segment: (id) => nameIn(named?.segments, id),
  };
}
