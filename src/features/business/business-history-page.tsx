import { useMemo } from "react";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { namesIn, type RecordPresentation } from "../../resource/records/record/record-presentation.ts";
import { PastPage } from "../../resource/records/record/past-page.tsx";
import { useServices } from "../../services/services.ts";
import { useAbility, useHolder } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { businessFacts, countryNames } from "./business-facts.ts";
import { useHandOver } from "./use-hand-over.tsx";

/** Page with the history of the business details, where a revision can be restored. */
export function BusinessHistoryPage() {
  const id = useHolder()?.account._id;
  return id === undefined ? null : <BusinessHistory id={id} />;
}

function BusinessHistory({ id }: { id: string }) {
  const { session } = useServices();
  const { say, locale } = useTexts();
  const countries = useMemo(() => countryNames(locale), [locale]);
  const mayWrite = useAbility("business.write");
  const { agreed, dialog } = useHandOver();
  const { data, failure, again } = useApiQuery("/accounts/{id}", { path: { id } });
  return (
    <>
      <PastPage
        own="/account/business"
        title={say.business.title()}
        failure={failure}
        failed={say.business.failed()}
        onAgain={again}
        presentation={businessPresentation(say, countries, id)}
        id={id}
        record={data && { ...data }}
        mayWrite={mayWrite}
        // A restored revision that changes the principal administrator must be confirmed.
        agreed={async (change, then) =>
          !("principal" in change) || agreed(namesIn(then["principal"], say.lists.kinds.gone())[0] ?? "")
        }
        // Reloads the session: the account's name or the user's permissions may have changed.
        onRestored={() => session.send({ type: "holder.changed" })}
      />
      {dialog}
    </>
  );
}

/** Describes how the business details of an account and their history are shown. */
function businessPresentation(
  say: TranslationFunctions,
  countries: ReturnType<typeof countryNames>,
  id: string,
): RecordPresentation {
  const facts = businessFacts(say, countries);
  return {
    path: "/accounts",
    elsewhere: {
      one: { path: "/accounts/{id}", of: { id } },
      history: { path: "/accounts/{id}/business/history", of: { id } },
    },
    nameOf: () => say.business.title(),
    facts,
    members: facts.map(({ member }) => member),
    nothing: {},
  };
}
