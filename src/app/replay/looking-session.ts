import type { Permission } from "../../../openapi/generated/console.ts";
import type { SessionRef } from "../../../machines/session.ts";
import { refuse } from "./door-error.ts";

/** What one may do with what is past. */
const LOOKING: ReadonlySet<Permission> = new Set(["replay.read"]);

/** The session of whoever looks at a replay: it is theirs, in which they may look and do nothing. */
export function lookingSession(session: SessionRef): SessionRef {
  let seen: {
    readonly of: ReturnType<SessionRef["getSnapshot"]>;
    readonly shown: ReturnType<SessionRef["getSnapshot"]>;
  } | null = null;
  const getSnapshot = () => {
    const of = session.getSnapshot();
    if (seen?.of === of) return seen.shown;
    const { holder } = of.context;
    const shown = holder
      ? {
          ...of,
          context: {
            ...of.context,
            holder: { ...holder, abilities: holder.abilities.filter((one) => LOOKING.has(one)) },
          },
        }
      : of;
    seen = { of, shown };
    return shown;
  };
  return new Proxy(session, {
    get(target, name) {
      if (name === "getSnapshot") return getSnapshot;
      if (name === "send") return () => refuse("the session");
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
