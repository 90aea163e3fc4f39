import { useState } from "react";
import { useLocation } from "wouter";
import type { Webhook } from "../../../openapi/generated/console.ts";
import { useAbility } from "../../services/use-session.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { StatusPill } from "../../ui/status-pill.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./editor.module.css";
import { RemoveWebhook } from "./remove-webhook.tsx";

/**
 * Page header with a webhook's name and state, a link to its logs, and a remove button. `webhook` is null for
 * a new webhook.
 */
export function EditorHead({ webhook }: { webhook: Webhook | null }) {
  const { say } = useTexts();
  const mayWrite = useAbility("webhooks.write");
  const [, navigate] = useLocation();
  const [removing, setRemoving] = useState(false);
  const text = say.webhooks.editor;
  const title = webhook ? (webhook.name ?? say.webhooks.title()) : text.new();
  return (
    <>
      <PageHeader
        title={title}
        windowTitle={say.windowTitle({ page: title })}
        aside={
          webhook?.goneAt ? (
            <StatusPill family="bad">{say.webhooks.disabledByReceiver()}</StatusPill>
          ) : webhook && !webhook.enabled ? (
            <StatusPill family="off">{text.disabled()}</StatusPill>
          ) : undefined
        }
        action={
          webhook ? (
            <span className={styles.acts}>
              <TextLink href={`/webhooks/logs?is.webhook=${webhook._id}`}>
                {say.webhooks.tabs.logs()}
              </TextLink>
              {mayWrite ? (
                <Button icon="trash" onClick={() => setRemoving(true)}>
                  {say.console.record.remove()}
                </Button>
              ) : null}
            </span>
          ) : undefined
        }
      />
      {webhook && removing ? (
        <RemoveWebhook
          webhook={webhook}
          onClose={() => setRemoving(false)}
          onRemoved={() => navigate("/webhooks/list", { replace: true })}
        />
      ) : null}
    </>
  );
}
