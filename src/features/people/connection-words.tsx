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

/** Whose connection it is, as they are called today. */
export const whoseIn = ({ user }: Connection, say: TranslationFunctions): string =>
  nameOf(user) ?? say.lists.kinds.gone();

/** Returns the reason for the end; null while connected, or if unknown. */
export const reasonIn = ({ reason }: Connection, say: TranslationFunctions): string | null =>
  reason ? say.people.connections.reasons[reason]() : null;

/** A day with its time to the second: a connection may end within one. */
export function ConnectionMoment({
  at,
  unknown,
}: {
  readonly at: string | null | undefined;
  readonly unknown: string;
}) {
  return at ? <ExactMoment instant={at} seconds /> : unknown;
}

/** End of a connection, or that it is open. */
export const ConnectionEnd = ({
  connection: { connected, disconnectedAt },
  words: { say },
}: {
  readonly connection: Connection;
  readonly words: ConnectionWords;
}) =>
  connected ? (
    <StatusPill family="free">{say.people.connections.still()}</StatusPill>
  ) : (
    <ConnectionMoment at={disconnectedAt} unknown={say.unknown()} />
  );
