import type { AnyStateMachine } from "xstate";

/** Words in which machines are told of what came from outside, besides those of their own definitions. */
const ANSWERS = [
  "ok",
  "http",
  "net",
  "timeout",
  "bad-body",
  "logout",
  "expired",
  "revoked",
  "password",
  "asked",
];
/** Why a socket closes, as its library names it. */
const CLOSES = [
  "io server disconnect",
  "io client disconnect",
  "ping timeout",
  "transport close",
  "transport error",
  "parse error",
  "forced close",
];

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item);
  else if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      yield name;
      yield* textsIn(inner);
    }
  }
}

/** The words that a machine itself is written in: its states, its events, and what it tells of them. */
export const machineWords = (machine: AnyStateMachine): ReadonlySet<string> =>
  new Set([...ANSWERS, ...CLOSES, ...machine.events, ...textsIn([machine.config.states, machine.config.on])]);
