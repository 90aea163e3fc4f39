import { isAbsent } from "../../machines/session-selectors.ts";
import { sessionMachine } from "../../machines/session.ts";
import { FAILURES, machinePaths } from "../support/machine-paths.ts";
import { question } from "../support/question.ts";
import refusals from "./session.refusals.json" with { type: "json" };

const account = {
  _id: "65a000000000000000000002",
  name: "Demo",
  language: "en" as const,
  timeZone: "Europe/Madrid",
  targets: {
    answerWithinSeconds: 20,
    serviceLevelPercent: 80,
    waiting: 10,
    longestWaitSeconds: 120,
    abandonedPercent: 5,
  },
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  version: 1,
};
const holder = { user: { _id: "65a000000000000000000001" }, account, abilities: [] };

machinePaths({
  machine: sessionMachine.provide({
    actors: { renew: question("renew"), verify: question("verify"), logout: question("logout") },
    actions: { dropTokens: () => {}, dropTokensSilently: () => {} },
  }),
  starts: { "a token was kept": { hasToken: true }, "nobody was here": { hasToken: false } },
  events: {
    "login arrived": { type: "login.arrived" },
    "token refused": { type: "token.refused" },
    "logout wanted": { type: "logout.wanted" },
    "elsewhere arrived": { type: "elsewhere.arrived" },
    "elsewhere left": { type: "elsewhere.left" },
    "session ended: password": { type: "session.ended", reason: "password" },
    "session ended: revoked": { type: "session.ended", reason: "revoked" },
    "session ended: logout": { type: "session.ended", reason: "logout" },
    "session ended: expired": { type: "session.ended", reason: "expired" },
    "holder changed": { type: "holder.changed" },
    "network found": { type: "network.found" },
  },
  answers: {
    renew: { ...FAILURES, renewed: { kind: "ok", value: null } },
    verify: { ...FAILURES, holder: { kind: "ok", value: holder } },
    logout: { ...FAILURES, done: { kind: "ok", value: null } },
  },
  // Only the count changes after the fifth attempt.
  reduced: ({ attempt, ended, hasToken }) => ({
    attempt: Math.min(attempt, 5),
    ended: ended !== null,
    hasToken,
  }),
  secret: /SECRET/,
  refusals,
  reload: {
    // Only the refresh token is kept. It is gone while leaving.
    keep: (snapshot) => !isAbsent(snapshot) && !snapshot.matches("leaving"),
    restore: (hasToken) => ({ hasToken: hasToken === true }),
    leadsTo: {
      absent: "absent",
      leaving: "absent",
      opening: "opening",
      openingLater: "opening",
      "present.fresh": "opening",
      "present.looking": "opening",
      "present.renewing": "opening",
      "present.renewingLater": "opening",
      verifying: "opening",
      verifyingLater: "opening",
    },
    // The access token lives in memory only: a reloaded page needs one, and two renewals return two.
    repeatable: ["renew"],
  },
});
