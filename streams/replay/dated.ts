import type { Expectation } from "../../openapi/generated/recording.ts";

const dated = (day: string, time: string): string =>
  /^\d{4}-/.test(time) ? time : `${day}T${time.padStart(time.split(":").length === 2 ? 5 : 8, "0")}`;

/**
 * The same expectation with the day (yyyy-mm-dd) in each of its times, so that it means the same in a
 * recording that begins on another.
 */
export function datedExpectation<Some extends Expectation>(expectation: Some, day: string): Some {
  const times = (["from", "until", "at"] as const).flatMap((name) => {
    const time: unknown = Reflect.get(expectation, name);
    return typeof time === "string" ? [[name, dated(day, time)]] : [];
  });
  return { ...expectation, ...Object.fromEntries(times) };
}
