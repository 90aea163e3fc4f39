import type { SessionHolder, SessionSnapshot } from "./session.ts";

// Apart from the machine, so that the login is drawn without it.

export const isPresent = (snapshot: SessionSnapshot): boolean => snapshot.hasTag("present");

/** Returns whether the access token of this moment can be used. */
export const hasFreshToken = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ present: "fresh" }) || snapshot.matches({ present: "looking" });

export const isAbsent = (snapshot: SessionSnapshot): boolean => snapshot.hasTag("absent");

export const holderOf = (snapshot: SessionSnapshot): SessionHolder | null => snapshot.context.holder;
