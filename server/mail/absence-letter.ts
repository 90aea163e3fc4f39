import { formatsOf } from "../../i18n/formats.ts";
import type { Language } from "../../openapi/generated/console.ts";
import { singleLine, formatEmail, type EmailContent } from "./format-email.ts";
import { textsIn } from "./texts-in.ts";

/** Agents who are not connected during their working hours, for an email to a subscriber. */
export interface Absence {
  readonly label: string;
  readonly account: string;
  /** The instants (ms) of the range, and the zone of the account. */
  readonly start: number;
  readonly end: number;
  readonly zone: string;
  readonly agents: readonly { readonly name: string; readonly since: number }[];
}

/** Writes of agents who are not connected, to a subscriber by first name. */
export function absenceLetter(
  language: Language,
  person: string,
  { label, account, start, end, zone, agents }: Absence,
  link: string,
): EmailContent {
  const texts = textsIn(language);
  const { time, day } = formatsOf(language);
  const said = texts.absence;
  const hours = said.hours(time(start, zone), time(end, zone), day(start, zone) !== day(end - 1, zone));
  return formatEmail(
    language,
    {
      subject: said.subject(singleLine(label), agents.length),
      before: [
        texts.greeting(singleLine(person)),
        said.why({
          label: singleLine(label),
          account: singleLine(account),
          day: day(start, zone),
          hours,
          zone,
        }),
        ...agents.map(({ name, since }) => said.agent(singleLine(name), time(since, zone), since > start)),
      ],
      pin: null,
      link: { label: said.link, address: link },
      after: [said.once],
    },
    texts.labelled,
  );
}
