import type { Session } from "../../../openapi/generated/console.ts";
import { PageNotRead } from "../../resource/cells/page-not-read.tsx";
import { PastTabs } from "../../resource/records/record/past-tabs.tsx";
import { RecordSkeleton } from "../../resource/cells/record-skeleton.tsx";
import { useHolder } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { SsoForm } from "./sso-form.tsx";
import { SsoState } from "./sso-state.tsx";

/** Page with the account's single sign-on settings. */
export function SsoPage() {
  const holder = useHolder();
  return holder ? <SingleSignOn holder={holder} /> : null;
}

function SingleSignOn({ holder: { account, abilities } }: { holder: Session }) {
  const { say } = useTexts();
  const text = say.sso;
  const { data, failure, again } = useApiQuery("/accounts/{id}/sso", { path: { id: account._id } });
  const body = () => {
    if (data)
      return (
        <SsoForm
          key={account._id}
          account={account._id}
          sso={data}
          mayChange={abilities.includes("sso.write")}
        />
      );
    if (!failure) return <RecordSkeleton />;
    return <PageNotRead title={text.failed()} failure={failure} onAgain={again} />;
  };
  return (
    <>
      <PageHeader
        title={text.title()}
        windowTitle={say.windowTitle({ page: text.title() })}
        aside={data ? <SsoState sso={data} /> : undefined}
      />
      <PastTabs own="/account/sso" current="details" />
      {body()}
    </>
  );
}
