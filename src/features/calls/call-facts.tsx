import type { ReactNode } from "react";
import type { Call, Reference } from "../../../openapi/generated/console.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./call-page.module.css";

/** What a call was, in a few facts. */
export function CallFacts({ call }: { call: Call }) {
  const { say } = useTexts();
  const { moment, duration, list, number } = useFormats();
  const text = say.calls;
  const { fields } = text;
  const at = (time: string | null | undefined) =>
    time ? <time dateTime={time}>{moment(Date.parse(time))}</time> : null;
  const [started, ended] = [call.startedAt, call.endedAt].map((time) => (time ? Date.parse(time) : null));
  const to = [
    <Person key="user" one={call.transferredAgent} />,
    <Place key="segment" one={call.transferredSegment} />,
  ];
  const facts: readonly (readonly [string, ReactNode])[] = [
    [fields.customer(), call.customer ?? text.noCustomer()],
    [fields.agent(), call.agent ? <Person one={call.agent} /> : text.noAgent()],
    [fields.segment(), <Place key="place" one={call.segment} />],
    [fields.channel(), call.channel ? say.console.channels[call.channel]() : null],
    [fields.waited(), call.waited === null || call.waited === undefined ? null : duration(call.waited)],
    [fields.startedAt(), at(call.startedAt)],
    [fields.endedAt(), at(call.endedAt)],
    [fields.lasted(), started != null && ended != null ? duration(ended - started) : null],
    [fields.endedBy(), call.endedBy ? text.endedBy[call.endedBy]() : null],
    [fields.transfers(), number(call.transfers ?? 0)],
    [fields.transferredTo(), call.transferredAgent || call.transferredSegment ? to : null],
    [fields.tags(), call.tags && call.tags.length > 0 ? list(call.tags) : null],
    [fields.id(), call._id],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

type One = string | Reference | null | undefined;

/** Somebody by name, with the way to them for those who may read of them. */
function Person({ one }: { one: One }) {
  const mayRead = useAbility("users.read");
  return <Named one={one} href={mayRead ? "/users" : null} />;
}

function Place({ one }: { one: One }) {
  const mayRead = useAbility("segments.read");
  return <Named one={one} href={mayRead ? "/segments" : null} />;
}

function Named({ one, href }: { one: One; href: string | null }) {
  const { say } = useTexts();
  if (!one) return null;
  if (typeof one === "string") return one;
  if (one.name === null) return say.lists.kinds.gone();
  return href === null ? one.name : <TextLink href={`${href}/${one._id}`}>{one.name}</TextLink>;
}
