import { type Answered, loginMachine } from "../../machines/login.ts";
import { FAILURES, machinePaths } from "../support/machine-paths.ts";
import { question } from "../support/question.ts";
import refusals from "./login.refusals.json" with { type: "json" };

const credentials = { email: "SECRET-mail", password: "SECRET-password", remember: true, agreement: true };
const answer = { level: 1, accessToken: "SECRET-access", refreshToken: "SECRET-refresh", redirect: false, remember: true };
const answers = {
  ...Object.fromEntries(Object.entries(FAILURES).map(([name, failure]) => [name, (at: number): Answered => ({ ...failure, at })])),
  tokens: (at: number): Answered => ({ kind: "ok", value: answer, at }),
  agent: (at: number): Answered => ({ kind: "ok", value: { ...answer, level: 5, redirect: true, location: "https://panel.example" }, at }),
  "level 5": (at: number): Answered => ({ kind: "ok", value: { ...answer, level: 5 }, at }),
  "no tokens": (at: number): Answered => ({ kind: "ok", value: { level: 1, redirect: false, remember: true }, at }),
};

machinePaths({
  machine: loginMachine.provide({ actors: { postLogin: question("postLogin") }, actions: { keepTokens: () => {} } }),
  starts: { form: { redirect: "/monitor", elsewhere: "https://console.example" } },
  events: {
    submit: { type: "submit", credentials },
    "submit nothing": { type: "submit", credentials: { email: "", password: "", remember: false, agreement: false } },
    "submit with a code": { type: "submit", credentials: { ...credentials, otp: "123456" } },
    cancel: { type: "cancel" },
    edit: { type: "edit" },
    back: { type: "back" },
    now: { type: "now" },
    stay: { type: "stay" },
    "elsewhere is known": { type: "elsewhere.known", elsewhere: "https://console.example" },
    "network found": { type: "network.found" },
  },
  answers: { postLogin: answers },
  reduced: ({ problem, missing, target }) => ({ problem, missing, target }),
  secret: /SECRET/,
  refusals,
  reload: {
    keep: () => null,
    restore: () => ({ redirect: "/monitor", elsewhere: "https://console.example" }),
    leadsTo: {
      agentNotice: "form.credentials",
      "form.credentials": "form.credentials",
      "form.locked": "form.credentials",
      "form.otp": "form.credentials",
      levelRefused: "form.credentials",
      "submitting.credentials": "form.credentials",
      "submitting.otp": "form.credentials",
    },
  },
});
