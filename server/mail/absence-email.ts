import { formatsOf } from "../../i18n/formats.ts";
import type { Language } from "../../openapi/generated/console.ts";
import { singleLine, formatEmail, type EmailContent } from "./format-email.ts";
import { textsIn } from "./texts-in.ts";

/** Content of an email about agents who are not connected during their working hours. */
export interface Absence {
  /** Label of the working hours. */
  readonly label: string;
  /** Name of the account. */
  readonly account: string;
  /** Start and end (ms) of the current range of the working hours, and the account's time zone. */
  readonly start: number;
  readonly end: number;
  readonly zone: string;
  /** `since` is the time (ms) from which the agent has not been connected, at least `start`. */
  readonly agents: readonly { readonly name: string; readonly since: number }[];
}

/**
 * Renders an email about agents who are not connected. `person` is the subscriber's first name, `link` the
 * URL of the page of working hours.
 */
export function renderAbsenceEmail(
  language: Language,
  person: string,
  { label, account, start, end, zone, agents }: Absence,
  link: string,
): EmailContent {
  const texts = textsIn(language);
  const { time, day } = formatsOf(language);
  const { absence } = texts;
  const hours = absence.hours(time(start, zone), time(end, zone), day(start, zone) !== day(end - 1, zone));
  return formatEmail(
    language,
    {
      subject: absence.subject(singleLine(label), agents.length),
      before: [
        texts.greeting(singleLine(person)),
        absence.intro({
          label: singleLine(label),
          account: singleLine(account),
          day: day(start, zone),
          hours,
          zone,
        }),
        ...agents.map(({ name, since }) => absence.agent(singleLine(name), time(since, zone), since > start)),
      ],
      pin: null,
      link: { label: absence.link, address: link },
      after: [absence.footer],
    },
    texts.labeled,
  );
}
