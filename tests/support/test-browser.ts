import type { Answer, Ask, TestPlatform } from "./platform.ts";
import { PASSWORD } from "./test-accounts.ts";

/** A browser that keeps the cookies that it is given, and sends them along. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly platform: Pick<TestPlatform, "api">,
    /** Client address, as set by a proxy; null: the address of the tests. */
    private readonly address: string | null = null,
  ) {}

  async ask(operation: string, { headers, ...ask }: Ask = {}): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await this.platform.api(operation, {
      ...ask,
      headers: {
        ...(cookie !== "" && { cookie }),
        ...(this.address !== null && { "x-forwarded-for": this.address }),
        ...headers,
      },
    });
    for (const given of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = given.split(";")[0]?.split("=") ?? [];
      this.cookies.set(name, value);
    }
    return answer;
  }

  signIn(email: string, password = PASSWORD, values: object = {}): Promise<Answer> {
    return this.ask("POST /auth/login", {
      json: { strategy: "local", email, password, agreement: true, ...values },
    });
  }

  async status(email: string, password = PASSWORD): Promise<number> {
    return (await this.signIn(email, password)).status;
  }
}
