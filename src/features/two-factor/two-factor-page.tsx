import { useState } from "react";
import type { Session, TwoFactorSecret } from "../../../openapi/generated/console.ts";
import { PageNotRead } from "../../resource/page-not-read.tsx";
import { RecordSkeleton } from "../../resource/record-skeleton.tsx";
import { useHolder } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { StatusPill } from "../../ui/status-pill.tsx";
import { BackupCodes } from "./backup-codes.tsx";
import { SetUp } from "./set-up.tsx";
import { TwoFactorActive } from "./two-factor-active.tsx";
import { TwoFactorIntro } from "./two-factor-intro.tsx";
import styles from "./two-factor.module.css";

/** One's own second factor: whether it is on, and the ways to turn it on and off. */
export function TwoFactorPage() {
  const holder = useHolder();
  return holder ? <TwoFactor holder={holder} /> : null;
}

function TwoFactor({ holder: { user } }: { holder: Session }) {
  const { say } = useTexts();
  const text = say.twoFactor;
  const { data, failure, again } = useApiQuery("/users/{id}/2fa", { path: { id: user._id } });
  // What is shown once stands until the person is done with it, whatever the platform says meanwhile.
  const [begun, setBegun] = useState<TwoFactorSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const show = (given: readonly string[]) => {
    setBegun(null);
    setCodes(given);
  };

  const body = () => {
    if (codes) return <BackupCodes codes={codes} user={user} onDone={() => setCodes(null)} />;
    if (begun) return <SetUp user={user._id} begun={begun} onCancel={() => setBegun(null)} onCodes={show} />;
    if (data)
      return data.enabled ? (
        <TwoFactorActive user={user._id} state={data} onCodes={show} />
      ) : (
        <TwoFactorIntro user={user._id} onBegun={setBegun} />
      );
    if (failure) return <PageNotRead title={text.failed.title()} failure={failure} onAgain={again} />;
    return <RecordSkeleton sections={1} loading={text.loading()} />;
  };
  return (
    <>
      <PageHeader
        title={text.title()}
        windowTitle={say.windowTitle({ page: text.title() })}
        aside={
          data ? (
            <StatusPill family={data.enabled ? "free" : "off"}>
              {data.enabled ? text.on() : text.off()}
            </StatusPill>
          ) : undefined
        }
      />
      <div className={styles.column}>{body()}</div>
    </>
  );
}
