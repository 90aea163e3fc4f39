import type { EventPage } from "../../openapi/generated/console.ts";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { Ask, TestPlatform } from "./platform.ts";

const A_PAGE = 5_000;

/** Returns every event of the current log of the caller's floor, in order, requested page by page. */
export async function wholeLog({ api }: Pick<TestPlatform, "api">, ask: Ask): Promise<Event[]> {
  const events: Event[] = [];
  for (;;) {
    const { body } = await api("GET /events", {
      ...ask,
      query: `after=${events.at(-1)?.offset ?? 0}&$limit=${A_PAGE}`,
    });
    const { data } = body as unknown as EventPage; // held to the contract on its way
    events.push(...data);
    if (data.length < A_PAGE) return events;
  }
}
