import type { Account, Mail } from "../../../openapi/generated/console.ts";
import { RecordList } from "../../resource/record-list.tsx";
import { useView } from "../../resource/use-view.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { isNarrowed } from "../../ui/view-state.ts";
import { MailDrawer } from "./mail-drawer.tsx";
import { mailLines, mailsColumns } from "./mails-columns.tsx";
import { MAILS_RULES, mailsQuery, USUAL_COLUMNS, USUAL_SORT } from "./mails-rules.ts";
import { useMailFields } from "./use-mail-fields.ts";
import styles from "./utilities-page.module.css";

/** The utilities of the account: its outbox. */
export function UtilitiesPage() {
  const account = useHolder()?.account;
  return account ? <Outbox account={account} /> : null;
}

function Outbox({ account }: { account: Account }) {
  const { say } = useTexts();
  const text = say.utilities;
  const formats = useFormats();
  const look = useView(MAILS_RULES);
  const { view, change, hrefOf } = look;
  const narrowed = isNarrowed(view);
  const list = useApiQuery("/mails", { query: mailsQuery(view) }, { keep: true });
  const everything = useApiQuery("/mails", { query: { $limit: 1 } }, { enabled: narrowed, keep: true });
  const total = list.data?.total ?? 0;
  const all = narrowed ? (everything.data?.total ?? total) : total;
  const words = { say, formats, zone: account.timeZone, hrefOf: ({ _id }: Mail) => hrefOf({ choices: { ...view.choices, mail: _id } }) };
  const open = view.choices["mail"] ?? "";
  return (
    <>
      <PageHeader title={text.title()} windowTitle={say.windowTitle({ page: text.title() })} aside={all > 0 ? text.count({ count: all }) : undefined} />
      <p className={styles.lead}>{text.lead()}</p>
      <RecordList
        {...look}
        rules={MAILS_RULES}
        list={list}
        all={all}
        keyOf={({ _id }) => _id}
        columns={mailsColumns(words)}
        usual={USUAL_COLUMNS}
        sort={USUAL_SORT}
        narrow={mailLines(words)}
        fields={useMailFields()}
        words={{ table: text.outbox(), search: text.search(), empty: text.empty.title(), emptyText: text.empty.text() }}
      />
      {open === "" ? null : <MailDrawer key={open} id={open} onClose={() => change({ choices: { ...view.choices, mail: "" } })} />}
    </>
  );
}
