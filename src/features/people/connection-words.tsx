import type { Connection } from "../../../openapi/generated/console.ts";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { nameOf } from "../../resource/records/record/named-records.ts";
import { ExactMoment } from "../../resource/cells/exact-moment.tsx";
import { StatusPill } from "../../ui/status-pill.tsx";

export interface ConnectionWords {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
}

/** Returns the current name of a connection's user, or a text for a removed user. */
export const userNameOf = ({ user }: Connection, say: TranslationFunctions): string =>
  nameOf(user) ?? say.lists.kinds.gone();

/** Returns the reason why a connection ended; null while connected, or if unknown. */
export const reasonIn = ({ reason }: Connection, say: TranslationFunctions): string | null =>
  reason ? say.people.connections.reasons[reason]() : null;

/** Shows a date and time with seconds, because a connection may last less than a minute. */
export function ConnectionMoment({
  at,
  unknown,
}: {
  readonly at: string | null | undefined;
  readonly unknown: string;
}) {
  return at ? <ExactMoment instant={at} seconds /> : unknown;
}

/** Shows when a connection ended, or that it is still open. */
export const ConnectionEnd = ({
  connection: { connected, disconnectedAt },
  words: { say },
}: {
  readonly connection: Connection;
  readonly words: ConnectionWords;
}) =>
  connected ? (
    <StatusPill family="free">{say.people.connections.connectedNow()}</StatusPill>
  ) : (
    <ConnectionMoment at={disconnectedAt} unknown={say.unknown()} />
  );
