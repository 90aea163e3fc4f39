import { useState } from "react";
import { CallPage } from "../../features/calls/call-page.tsx";
import { eventWords } from "../../features/monitor/event-words.ts";
import { MonitorContext } from "../../features/monitor/monitor-context.ts";
import { PausableFloor } from "../../features/monitor/pausable-floor.ts";
import { SuperviseButton } from "../../features/monitor/supervise-button.tsx";
import { rangeAddress } from "../../features/replay/opening/replay-address.ts";
import { segments } from "../../features/segments/segments-resource.ts";
import { describedPresentation } from "../../resource/kit/described/described-presentation.ts";
import { type LiveServices, useLive } from "../../services/live-services.ts";
import { useAbility, useHolder } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";

/**
 * Shows the page of a call. Provides the parts of the page that belong to other features: the descriptions of
 * events, the button to supervise the call, and the presentation of segments.
 */
export function CallScreen({ id }: { id: string }) {
  return <Screen key={id} id={id} />;
}

function Screen({ id }: { id: string }) {
  const { say } = useTexts();
  const formats = useFormats();
  const live = useLive();
  const account = useHolder()?.account;
  const mayReplay = useAbility("replay.read");
  const describe: Parameters<typeof CallPage>[0]["describe"] = (event, { users, segments: named }) => {
    const among = (named: typeof users) => new Map(named.map((record) => [record._id, record]));
    return eventWords(
      event,
      { zone: account?.timeZone ?? "UTC", agents: among(users), segments: among(named) },
      { say, formats },
    );
  };
  return (
    <CallPage
      id={id}
      segment={describedPresentation(segments, { text: say.records.departments, say, formats })}
      describe={describe}
      replayOf={mayReplay ? (from, to, at) => `${rangeAddress(from, to)}&at=t${Math.round(at)}` : null}
      supervise={live && account ? <Supervise id={id} live={live} targets={account.targets} /> : null}
    />
  );
}

function Supervise({
  id,
  live,
  targets,
}: { id: string; live: LiveServices } & Pick<
  NonNullable<ReturnType<typeof useHolder>>["account"],
  "targets"
>) {
  const [source] = useState(() => new PausableFloor(live));
  return (
    <MonitorContext value={{ source, targets }}>
      <SuperviseButton subjects={[`call/${id}`]} onStarted={() => undefined} primary />
    </MonitorContext>
  );
}
