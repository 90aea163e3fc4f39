import { afterAll, beforeAll, expect, test } from "vitest";
import { atDepth } from "../../support/depth.ts";
import { type MailServer, pinIn, startMailServer, tokenIn } from "../../support/mail-server.ts";
import { startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { addPerson } from "../../support/test-accounts.ts";

const NEW = "Tall-Giraffe-77!";
const STEPS = ["ask", "read the mail", "show what it brought", "set the password", "sign in"] as const;
type Step = (typeof STEPS)[number];
type Way = "PIN" | "link";

let platform: TestPlatform;
let mails: MailServer;
let number = 0;
let now = Date.UTC(2026, 5, 1);
beforeAll(async () => {
  mails = await startMailServer();
  platform = await startPlatform({ now: () => now, config: { smtpUrl: mails.url } });
});
afterAll(async () => {
  await platform.close();
  await mails.close();
});

const ordersOf = (steps: readonly Step[]): Step[][] =>
  steps.length === 0
    ? [[]]
    : steps.flatMap((first) =>
        ordersOf(steps.filter((step) => step !== first)).map((rest) => [first, ...rest]),
      );

/** A user without a session, who takes the steps in any order with the values known so far. */
function walker(way: Way, number: number) {
  const email = `walker-${way.toLowerCase()}-${number}@demo.example`;
  const known = { request: "made-up", pin: "00000000", token: "made-up", grant: "made-up" };
  const post = (path: string, json: object) => platform.api(`POST ${path}`, { json });
  const walk: Record<Step, () => Promise<boolean>> = {
    ask: async () => {
      const { status, body } = await post("/auth/password-reset", { email, kind: "reset" });
      known.request = textOf(body.request);
      return status === 200;
    },
    "read the mail": async () => {
      if (known.request === "made-up")
        return mails.arrived.some(({ recipients }) => recipients.includes(email));
      const mail = await mails.mailTo(email);
      Object.assign(known, { pin: pinIn(mail), token: tokenIn(mail) });
      return true;
    },
    "show what it brought": async () => {
      const { status, body } =
        way === "PIN"
          ? await post("/auth/password-reset/pin", { request: known.request, pin: known.pin })
          : await platform.api(`GET /auth/password-reset/link/${known.token}`);
      if (status === 200) known.grant = textOf(body.grant);
      return status === 200;
    },
    "set the password": async () =>
      (await post("/auth/password-reset/password", { grant: known.grant, password: NEW })).status === 204,
    "sign in": async () =>
      (await post("/auth/login", { strategy: "local", email, password: NEW, agreement: true })).status ===
      200,
  };
  return { email, walk };
}

/** Step through the 24 orders that begin with one step: the intended one and every sixth, or all of them. */
const EVERY = atDepth(6, 1);

const WAYS = (["PIN", "link"] as const).flatMap((way) => STEPS.map((first) => [way, first] as const));

test.each(WAYS)(
  `with the %s, of ${24 / EVERY} orders of the five steps that begin with “%s”, only the intended one arrives, and no step is let through before those that lead to it`,
  async (way, first) => {
    // Another day: neither guesses nor requests are to count against the next.
    now += 86_400_000;
    const arrived: Step[][] = [];
    const wrong: string[] = [];
    const walkThrough = async (order: readonly Step[]) => {
      const { email, walk } = walker(way, ++number);
      await addPerson(platform.database.db, email, 2, "supervisor");
      let reached = 0;
      for (const step of order) {
        const isNext = STEPS.indexOf(step) === reached;
        if ((await walk[step]()) !== isNext)
          wrong.push(`${order.join(", ")}: "${step}" ${isNext ? "failed" : "was let through"}`);
        if (isNext) reached++;
      }
      if (reached === STEPS.length) arrived.push([...order]);
    };
    const orders = ordersOf(STEPS)
      .filter(([step]) => step === first)
      .filter((_, index) => index % EVERY === 0);
    expect(orders).toHaveLength(24 / EVERY);
    await Promise.all(orders.map(walkThrough));
    expect(wrong).toEqual([]);
    expect(arrived).toEqual(first === STEPS[0] ? [[...STEPS]] : []);
  },
);
