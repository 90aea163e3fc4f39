import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { PastPage } from "../../resource/records/record/past-page.tsx";
import type { RecordPresentation } from "../../resource/records/record/record-presentation.ts";
import { useAbility, useHolder } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { ssoFacts } from "./sso-facts.ts";
import { SsoState } from "./sso-state.tsx";

/** Page with the history of the single sign-on settings, where a revision can be restored. */
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
      presentation={ssoPresentation(say, formats, id)}
      id={id}
      record={data && { ...data }}
      mayWrite={mayWrite}
    />
  );
}

/**
 * Describes how the single sign-on settings and their history are shown. Certificates cannot be restored,
 * because the history contains only their fingerprints.
 */
function ssoPresentation(say: TranslationFunctions, formats: Formats, id: string): RecordPresentation {
  const facts = ssoFacts(say, formats);
  return {
    path: "/accounts/{id}/sso",
    elsewhere: {
      one: { path: "/accounts/{id}/sso", of: { id } },
      history: { path: "/accounts/{id}/sso/history", of: { id } },
    },
    nameOf: () => say.sso.title(),
    facts,
    members: facts.map(({ member }) => member).filter((member) => member !== "cert" && member !== "type"),
    kept: ["cert"],
    nothing: { identifierFormat: null },
  };
}
