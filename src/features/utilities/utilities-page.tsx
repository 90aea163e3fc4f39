import type { Mail } from "../../../openapi/generated/console.ts";
import { RecordList } from "../../resource/kit/record-list.tsx";
import { useProgrammedList } from "../../resource/kit/use-programmed-list.ts";
import { useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { MailDrawer } from "./mail-drawer.tsx";
import { mailLines, mailsColumns } from "./mails-columns.tsx";
import { KINDS, MAILS_RULES, USUAL_COLUMNS, USUAL_SORT } from "./mails-rules.ts";
import styles from "./utilities-page.module.css";
import { specOfName } from "../../resource/records/record/resource-spec.ts";
import { useHolder } from "../../services/use-session.ts";
import { useLinksForCustomers } from "../../services/use-links-for-customers.ts";
import { CustomerLink } from "./customer-link.tsx";
import type { FilterField } from "../../ui/filter-field.ts";

const LISTED_KINDS = ["mails"];

/** Page with the links for customers and the outbox of the account. */
export function UtilitiesPage() {
  const { say } = useTexts();
  const text = say.utilities;
  const { look, list, read, all } = useProgrammedList("/mails", {
    rules: MAILS_RULES,
    usual: USUAL_SORT,
    populate: [],
  });
  const { view, change, hrefOf } = look;
  const words = { say, hrefOf: ({ _id }: Mail) => hrefOf({ choices: { ...view.choices, mail: _id } }) };
  const open = view.choices["mail"] ?? "";
  return (
    <>
      <PageHeader
        title={text.title()}
        windowTitle={say.windowTitle({ page: text.title() })}
        aside={all > 0 ? text.count({ count: all }) : undefined}
      />
      <CustomerLinks />
      <h2 className={styles.part}>{text.outbox()}</h2>
      <p className={styles.lead}>{text.lead()}</p>
      <RecordList
        {...look}
        rules={MAILS_RULES}
        list={list}
        read={read}
        kinds={LISTED_KINDS}
        all={all}
        keyOf={({ _id }) => _id}
        columns={mailsColumns(words)}
        usual={USUAL_COLUMNS}
        sort={USUAL_SORT}
        narrow={mailLines(words)}
        fields={useMailFields()}
        words={{
          table: text.outbox(),
          search: text.search(),
          empty: text.empty.title(),
          emptyText: text.empty.text(),
        }}
      />
      {open === "" ? null : (
        <MailDrawer key={open} id={open} onClose={() => change({ choices: { ...view.choices, mail: "" } })} />
      )}
    </>
  );
}

/** Links for customers: to call a segment, and, if the plan includes calendars, to book an appointment. */
function CustomerLinks() {
  const { say } = useTexts();
  const text = say.utilities.links;
  const places = useLinksForCustomers();
  const holder = useHolder();
  if (places === null) return null;
  const service = specOfName("Service");
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

/** Returns the filters of the outbox. */
function useMailFields(): readonly FilterField[] {
  const { say } = useTexts();
  const { fields, states, kinds } = say.utilities;
  return [
    {
      field: "state",
      label: fields.state(),
      operators: ["is"],
      options: (["kept", "waiting", "sent", "failed"] as const).map((value) => ({
        value,
        label: states[value](),
      })),
    },
    {
      field: "kind",
      label: fields.kind(),
      operators: ["is"],
      options: KINDS.map((value) => ({ value, label: kinds[value]() })),
    },
  ];
}
