import type { Webhook } from "../../../openapi/generated/console.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";

/** Switches a webhook on or off where it is listed; what is for one that is off waits. */
export function EnabledSwitch({
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
