import type { Webhook } from "../../../openapi/generated/console.ts";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { Moment } from "../../resource/cells/moment.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { EDITS, type ListColumn } from "../../ui/list-column.ts";
import { StatusPill } from "../../ui/status-pill.tsx";
import type { NarrowRow } from "../../ui/table/live-column.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { TryState } from "./try-state.tsx";
import styles from "./webhooks.module.css";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  /** Actions on a webhook; null without permission. */
  readonly act: {
    readonly edit: (webhook: Webhook) => void;
    readonly remove: (webhook: Webhook) => void;
  } | null;
}

/** All columns of the list, in default order. */
export function webhooksColumns(words: Words): readonly ListColumn<Webhook>[] {
  const { say, formats, act } = words;
  const { columns, hints } = say.webhooks.list;
  return [
    {
      id: "name",
      header: columns.name(),
      sortable: true,
      cell: nameOf,
      written: { kind: "text", of: ({ name }) => name },
    },
    {
      id: "enabled",
      header: columns.enabled(),
      width: 88,
      cell: (webhook) => (
        <span className={styles.switch}>
          <EnabledSwitch webhook={webhook} mayWrite={act !== null} />
        </span>
      ),
      written: {
        kind: "text",
        of: ({ enabled }) => (enabled ? say.lists.kinds.yes() : say.lists.kinds.no()),
      },
    },
    {
      id: "url",
      header: columns.url(),
      sortable: true,
      cell: addressOf,
      written: { kind: "text", of: ({ url }) => url },
    },
    {
      id: "events",
      header: columns.events(),
      width: 76,
      align: "end",
      cell: ({ events = [] }) => <span title={formats.list(events)}>{formats.number(events.length)}</span>,
      written: { kind: "text", of: ({ events = [] }) => events.join(", ") },
    },
    {
      id: "lastDelivery",
      header: columns.lastDelivery(),
      width: 260,
      explains: hints.lastDelivery(),
      cell: (webhook) => lastOf(webhook, words),
      written: {
        kind: "text",
        of: ({ lastDelivery }) => lastDelivery && say.webhooks.states[lastDelivery.state](),
      },
    },
    {
      id: "waiting",
      header: columns.waiting(),
      width: 96,
      align: "end",
      explains: hints.waiting(),
      cell: ({ waiting = 0 }) => formats.number(waiting),
      written: { kind: "number", of: ({ waiting }) => waiting },
    },
    {
      id: "createdAt",
      header: columns.createdAt(),
      width: 132,
      sortable: true,
      cell: ({ createdAt }) => (createdAt ? <Moment instant={createdAt} day /> : null),
      written: { kind: "moment", of: (webhook) => webhook.createdAt },
    },
    ...(act
      ? [
          {
            id: "actions",
            header: columns.actions(),
            width: 96,
            pinned: true as const,
            keys: EDITS,
            cell: (webhook: Webhook) => actionsOf(webhook, words),
          },
        ]
      : []),
  ];
}

/** Renders a webhook as a two-line row, for narrow screens. */
export const webhookLines =
  (words: Words) =>
  (webhook: Webhook): NarrowRow => ({
    title: nameOf(webhook),
    state: (
      <span className={styles.acts}>
        <EnabledSwitch webhook={webhook} mayWrite={words.act !== null} />
        {actionsOf(webhook, words)}
      </span>
    ),
    details: addressOf(webhook),
    value: stateOf(webhook, words),
  });

const nameOf = ({ _id, name = "" }: Webhook) => (
  <TextLink href={`/webhooks/editor/${_id}`} quiet>
    <span title={name}>{name}</span>
  </TextLink>
);

const addressOf = ({ method = "POST", url = "" }: Webhook) => (
  <span title={url}>
    <span className={styles.method}>{method}</span> <span className={styles.code}>{url}</span>
  </span>
);

const logsOf = ({ _id, lastDelivery }: Webhook) =>
  `/webhooks/logs?is.webhook=${_id}${lastDelivery ? `&log=${lastDelivery.log}` : ""}`;

function stateOf({ lastDelivery, goneAt }: Webhook, { say }: Words) {
  if (goneAt) return <StatusPill family="bad">{say.webhooks.disabledByReceiver()}</StatusPill>;
  return lastDelivery ? (
    <TryState state={lastDelivery.state} />
  ) : (
    <span className={styles.quiet}>{say.webhooks.noDeliveries()}</span>
  );
}

function lastOf(webhook: Webhook, words: Words) {
  const { lastDelivery } = webhook;
  if (!lastDelivery) return stateOf(webhook, words);
  return (
    <span className={styles.last}>
      {stateOf(webhook, words)}
      <TextLink href={logsOf(webhook)} quiet>
        <Moment instant={lastDelivery.at} />
      </TextLink>
    </span>
  );
}

function actionsOf(webhook: Webhook, { say, act }: Words) {
  const { name = "" } = webhook;
  return act ? (
    <>
      <IconButton
        icon="edit"
        keys="E"
        label={say.webhooks.list.edit({ name })}
        onClick={() => act.edit(webhook)}
      />
      <IconButton
        icon="trash"
        label={say.webhooks.list.remove({ name })}
        onClick={() => act.remove(webhook)}
      />
    </>
  ) : null;
}

/** Switch in the list that turns a webhook on or off. Deliveries for a disabled webhook are queued. */
function EnabledSwitch({
  webhook: { _id: id, name = "", enabled = false, version = 0 },
  mayWrite,
}: {
  webhook: Webhook;
  mayWrite: boolean;
}) {
  const { say } = useTexts();
  const { notices } = useServices();
  const text = say.webhooks.list;
  const write = useWrite<boolean, Webhook>(
    (api, on) =>
      api.PATCH("/webhooks/{id}", {
        params: { path: { id }, header: { "If-Match": `"${version}"` } },
        body: { enabled: on },
      }),
    ["/webhooks", "/webhooks/{id}", "/webhooks/{id}/history"],
  );
  const change = async (on: boolean) => {
    const outcome = await write.run(on);
    if (outcome.kind === "done") notices.say(on ? text.enabled({ name }) : text.disabled({ name }));
    else if (outcome.kind === "refused")
      notices.say(
        outcome.code === "stale-version"
          ? say.console.form.stale()
          : say.console.list.refused({ status: outcome.status }),
      );
    else if (outcome.kind === "unanswered")
      notices.say(outcome.timedOut ? say.console.list.noAnswer() : say.console.list.noConnection());
  };
  return (
    <SwitchField
      label={<HiddenText>{text.enable({ name })}</HiddenText>}
      checked={enabled}
      disabled={!mayWrite || write.busy}
      onChange={(on) => void change(on)}
    />
  );
}
