import { ulid } from "ulid";

/** A source for one play, which no other has. */
export const playSource = (): string => `/play/${ulid()}`;
