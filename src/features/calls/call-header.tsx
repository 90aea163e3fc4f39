import type { ReactNode } from "react";
import { useLocation } from "wouter";
import type { Call } from "../../../openapi/generated/console.ts";
import { customerName } from "../../resource/cells/customer-name.ts";
import { outcomeText } from "../../resource/cells/call-outcome.tsx";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useServices } from "../../services/services.ts";
import { useShortcut } from "../../services/use-shortcut.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import type { GlyphName } from "../../ui/glyph.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { type Family, StatusPill } from "../../ui/status-pill.tsx";
import styles from "./call-page.module.css";

const FAMILIES: Readonly<Record<NonNullable<Call["outcome"]>, readonly [Family, GlyphName]>> = {
  waiting: ["away", "away"],
  "in-call": ["call", "call"],
  lost: ["off", "off"],
  answered: ["free", "done"],
  dismissed: ["bad", "bad"],
  assigned: ["off", "off"],
  timeout: ["bad", "bad"],
  abandoned: ["bad", "bad"],
  transferred: ["plan", "plan"],
  discarded: ["off", "off"],
};

/** Time (ms) before and after a call that its replay includes. */
const AROUND = 300_000;
/** Number of calls read to find the next one, more than those that start in the same millisecond. */
const NEAR = 10;

interface CallHeaderProps {
  readonly call: Call;
  readonly supervise: ReactNode;
  readonly replayOf: ((from: number, to: number, at: number) => string) | null;
  /** Instant (ms) of the playhead; null before it was moved. */
  readonly position: number | null;
  readonly now: number;
}

/** The header of a call: outcome, next and previous call, replay and supervision. */
export function CallHeader({ call, supervise, replayOf, position, now }: CallHeaderProps) {
  const { say } = useTexts();
  const { minute } = useFormats();
  const { notices } = useServices();
  const [, navigate] = useLocation();
  const text = say.calls;
  const title = useCallTitle(call);
  const [family, glyph] = FAMILIES[call.outcome ?? "lost"];
  const created = Date.parse(call.createdAt ?? "");
  const href =
    replayOf?.(
      created - AROUND,
      (Date.parse(call.endedAt ?? "") || now) + AROUND,
      position ?? Date.parse(call.startedAt ?? ""),
    ) ?? null;
  const next = useNeighbor(call, "next");
  const previous = useNeighbor(call, "previous");
  const open = (id: string | null | undefined) => {
    if (id == null) notices.say(text.neighbors.none());
    else navigate(`/call/${encodeURIComponent(id)}`);
  };
  useShortcut({ keys: "J", label: text.neighbors.next(), run: () => open(next) });
  useShortcut({ keys: "K", label: text.neighbors.previous(), run: () => open(previous) });
  useShortcut({ keys: "O", label: text.openReplay(), on: href !== null, run: () => navigate(href ?? "") });
  const where = [
    // The title has the name, if the customer has one.
    call.person?.name ? call.customer : null,
    minute(created),
    call.channel ? say.console.channels[call.channel]() : null,
    typeof call.segment === "object" ? call.segment?.name : call.segment,
  ];
  return (
    <PageHeader
      title={title}
      windowTitle={say.windowTitle({ page: title })}
      aside={
        <span className={styles.where}>
          <StatusPill family={family} glyph={glyph}>
            {outcomeText(call, text)}
          </StatusPill>
          <span className={styles.time}>{where.filter(Boolean).join(" · ")}</span>
        </span>
      }
      action={
        <span className={styles.actions}>
          <IconButton
            icon="up"
            label={text.neighbors.previous()}
            keys="K"
            boxed
            onClick={() => open(previous)}
          />
          <IconButton icon="down" label={text.neighbors.next()} keys="J" boxed onClick={() => open(next)} />
          {call.outcome === "in-call" ? supervise : null}
          {href === null ? null : (
            <ButtonLink href={href} icon="rewind">
              {text.openReplay()}
            </ButtonLink>
          )}
        </span>
      }
    />
  );
}

/** Returns the title of a call, with its customer if known. */
export function useCallTitle(call: Call | undefined): string {
  const text = useTexts().say.calls;
  const customer = call ? customerName(call) : null;
  return customer === null ? text.title() : text.titleOf({ customer });
}

/**
 * Returns the id of the next or previous call in the order of the list of calls, newest first; null at its end,
 * and undefined until it is known.
 */
function useNeighbor(
  { _id: id, startedAt }: Call,
  direction: "next" | "previous",
): string | null | undefined {
  const at = startedAt ?? "";
  const { data } = useApiQuery(
    "/calls",
    {
      query: {
        startedAt: direction === "next" ? { $lte: at } : { $gte: at },
        $sort: { startedAt: direction === "next" ? -1 : 1 },
        $limit: NEAR,
        $count: "none",
        $select: ["startedAt"],
      },
    },
    { enabled: startedAt !== undefined, passing: true },
  );
  if (!data) return undefined;
  const place = data.data.findIndex(({ _id }) => _id === id);
  return data.data[place + 1]?._id ?? null;
}
