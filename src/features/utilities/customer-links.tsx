import { saidOfName } from "../../resource/described/described-view.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useLinksForCustomers } from "../../services/use-links-for-customers.ts";
import { useTexts } from "../../services/use-texts.ts";
import { CustomerLink } from "./customer-link.tsx";
import styles from "./utilities-page.module.css";

/**
 * The links that customers follow: to call a segment, and to make an appointment where the account has a
 * calendar.
 */
export function CustomerLinks() {
  const { say } = useTexts();
  const text = say.utilities.links;
  const places = useLinksForCustomers();
  const holder = useHolder();
  if (places === null) return null;
  const service = saidOfName("Service");
  const hasCalendar = service !== undefined && (holder?.features.includes("CALENDAR") ?? false);
  return (
    <div className={styles.links}>
      <CustomerLink
        title={text.call.title()}
        hint={text.call.hint()}
        one="Segment"
        label={text.call.label()}
        place={places.call}
        parameter="segment"
      />
      {hasCalendar ? (
        <CustomerLink
          title={text.calendar.title()}
          hint={text.calendar.hint()}
          one="Service"
          label={text.calendar.label()}
          place={places.calendar}
          parameter="service"
        />
      ) : null}
    </div>
  );
}
