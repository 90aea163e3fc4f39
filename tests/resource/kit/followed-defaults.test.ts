import { expect, test } from "vitest";
import { followedDefaults } from "../../../src/resource/kit/described/use-followed-defaults.ts";

const SPEC = {
  defaults: { port: 21, ssh: false },
  defaultsWhen: [{ when: { ssh: [true] }, are: { port: 22 } }],
};

test.each([
  [
    "SSH is chosen while the port is that of FTP",
    { port: 21, ssh: false },
    { port: 21, ssh: true },
    { port: 22 },
  ],
  [
    "SSH is given up while the port is its own",
    { port: 22, ssh: true },
    { port: 22, ssh: false },
    { port: 21 },
  ],
  [
    "SSH is chosen beside a port that somebody typed",
    { port: 2222, ssh: false },
    { port: 2222, ssh: true },
    {},
  ],
  ["another member is typed", { port: 21, ssh: false, name: "a" }, { port: 21, ssh: false, name: "ab" }, {}],
])("%s", (_, before, now, along) => {
  expect(followedDefaults(SPEC, before, now)).toEqual(along);
});
