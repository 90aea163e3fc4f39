import type { Connection } from "../../../openapi/generated/console.ts";
import { isReference } from "../../resource/described/named-records.ts";
import type { Fact, Recounted, State } from "../../resource/record/recounted.ts";
import { textFact } from "../../resource/record/text-fact.ts";
import { TextLink } from "../../ui/text-link.tsx";
import {
  ConnectionEnd,
  ConnectionMoment,
  type ConnectionWords,
  reasonIn,
  whoseIn,
} from "./connection-words.tsx";

const connectionIn = (state: State): Connection => state as unknown as Connection; // so the contract says of this list

/** How one connection is shown whole. Nothing becomes of it afterwards. */
export function connectionRecounted(words: ConnectionWords): Recounted {
  const { say, formats } = words;
  const text = say.people.connections;
  const whose: Fact["valueOf"] = (state) => {
    const connection = connectionIn(state);
    return isReference(connection.user) ? (
      <TextLink href={`/users/${encodeURIComponent(connection.user._id)}`}>
        {whoseIn(connection, say)}
      </TextLink>
    ) : (
      whoseIn(connection, say)
    );
  };
  return {
    path: "/users-connection-logs",
    untold: true,
    nameOf: (state) => {
      const connection = connectionIn(state);
      const at = connection.connectedAt ?? connection.disconnectedAt;
      return at
        ? text.one({ name: whoseIn(connection, say), moment: formats.moment(Date.parse(at)) })
        : whoseIn(connection, say);
    },
    facts: [
      { member: "user", label: text.user(), valueOf: whose },
      {
        member: "connectedAt",
        label: text.from(),
        valueOf: (state) => <ConnectionMoment at={connectionIn(state).connectedAt} unknown={say.unknown()} />,
      },
      {
        member: "disconnectedAt",
        label: text.to(),
        valueOf: (state) => <ConnectionEnd connection={connectionIn(state)} words={words} />,
      },
      {
        member: "duration",
        label: text.duration(),
        valueOf: (state) => {
          const { duration } = connectionIn(state);
          return duration == null ? null : formats.duration(duration);
        },
      },
      { member: "reason", label: text.reason(), valueOf: (state) => reasonIn(connectionIn(state), say) },
      textFact("session", text.session()),
      textFact("ip", text.ip()),
      textFact("browser", text.browser()),
    ],
    members: [],
    nothing: {},
  };
}
