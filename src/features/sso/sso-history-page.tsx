import { PastPage } from "../../resource/record/past-page.tsx";
import { useAbility, useHolder } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { ssoRecounted } from "./sso-recounted.ts";
import { SsoState } from "./sso-state.tsx";

/** What became of the single sign-on of the account, and the way back to how it was. */
export function SsoHistoryPage() {
  const id = useHolder()?.account._id;
  return id === undefined ? null : <SsoHistory id={id} />;
}

function SsoHistory({ id }: { id: string }) {
  const { say } = useTexts();
  const formats = useFormats();
  const mayWrite = useAbility("sso.write");
  const { data, failure, again } = useApiQuery("/accounts/{id}/sso", { path: { id } });
  return (
    <PastPage
      own="/account/sso"
      title={say.sso.title()}
      aside={data ? <SsoState sso={data} /> : undefined}
      failure={failure}
      failed={say.sso.failed()}
      onAgain={again}
      recounted={ssoRecounted(say, formats, id)}
      id={id}
      record={data && { ...data }}
      mayWrite={mayWrite}
    />
  );
}
