import type { SessionHolder, SessionSnapshot } from "./session.ts";

// This file is separate from the session machine, so that the login page does not load the machine.

export const isPresent = (snapshot: SessionSnapshot): boolean => snapshot.hasTag("present");

/** Returns true if the current access token can be used. */
export const hasFreshToken = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ present: "fresh" }) || snapshot.matches({ present: "looking" });

export const isAbsent = (snapshot: SessionSnapshot): boolean => snapshot.hasTag("absent");

export const holderOf = (snapshot: SessionSnapshot): SessionHolder | null => snapshot.context.holder;
