import { useRecordPlaces } from "../../services/record-places.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { contactSought } from "./contact-match.ts";
import styles from "./details.module.css";

/** Contacts that a search answers with, at most; those that match exactly are among the first. */
const MOST = 20;

/** The stored contacts with a customer's number or email, for people who may read contacts. */
export function StoredContact({ customer }: { readonly customer: string | null }) {
  const { say } = useTexts();
  const placeOf = useRecordPlaces();
  const sought = contactSought(customer);
  const mayRead = useAbility("contacts.read") && sought !== null;
  const { data, failure } = useApiQuery(
    "/contacts",
    { query: { $search: sought?.search ?? "", $limit: MOST } },
    { enabled: mayRead },
  );
  if (!mayRead) return null;
  const text = say.details.customer;
  const found = data?.data.filter(sought.matches) ?? [];
  return (
    <div className={styles.fact}>
      <dt>{text.contact()}</dt>
      <dd>
        {failure ? <span className={styles.muted}>{text.contactFailed()}</span> : null}
        {data && found.length === 0 ? (
          <span className={styles.muted}>{text.noContact[sought.by]()}</span>
        ) : null}
        {data || failure ? null : " "}
        {found.map(({ _id, name = "" }) => {
          const href = placeOf("contacts", _id);
          return href === null ? (
            <span key={_id}>{name}</span>
          ) : (
            <TextLink key={_id} href={href}>
              {name}
            </TextLink>
          );
        })}
      </dd>
    </div>
  );
}
