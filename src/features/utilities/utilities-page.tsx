import type { Mail } from "../../../openapi/generated/console.ts";
import { RecordList } from "../../resource/record-list.tsx";
import { useReadPart } from "../../resource/use-read-part.ts";
import { useView } from "../../resource/use-view.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { isNarrowed } from "../../ui/view-state.ts";
import { CustomerLinks } from "./customer-links.tsx";
import { MailDrawer } from "./mail-drawer.tsx";
import { mailLines, mailsColumns } from "./mails-columns.tsx";
import { MAILS_RULES, mailsQuery, USUAL_COLUMNS, USUAL_SORT } from "./mails-rules.ts";
import { useMailFields } from "./use-mail-fields.ts";
import styles from "./utilities-page.module.css";

/** The utilities of the account: its outbox. */
export function UtilitiesPage() {
  const { say } = useTexts();
  const text = say.utilities;
  const formats = useFormats();
  const look = useView(MAILS_RULES);
  const { view, change, hrefOf } = look;
  const narrowed = isNarrowed(view);
  const question = { query: mailsQuery(view) };
  const list = useApiQuery("/mails", question, { keep: true });
  const everything = useApiQuery("/mails", { query: { $limit: 1 } }, { enabled: narrowed, keep: true });
  const total = list.data?.total ?? 0;
  const all = narrowed ? (everything.data?.total ?? total) : total;
  const words = { say, formats, hrefOf: ({ _id }: Mail) => hrefOf({ choices: { ...view.choices, mail: _id } }) };
  const open = view.choices["mail"] ?? "";
  return (
    <>
      <PageHeader title={text.title()} windowTitle={say.windowTitle({ page: text.title() })} aside={all > 0 ? text.count({ count: all }) : undefined} />
      <CustomerLinks />
      <h2 className={styles.part}>{text.outbox()}</h2>
      <p className={styles.lead}>{text.lead()}</p>
      <RecordList
        {...look}
        rules={MAILS_RULES}
        list={list}
        read={useReadPart("/mails", question)}
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
