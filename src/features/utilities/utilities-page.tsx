import type { Mail } from "../../../openapi/generated/console.ts";
import { RecordList } from "../../resource/record-list.tsx";
import { useProgrammedList } from "../../resource/use-programmed-list.ts";
import { useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { CustomerLinks } from "./customer-links.tsx";
import { MailDrawer } from "./mail-drawer.tsx";
import { mailLines, mailsColumns } from "./mails-columns.tsx";
import { MAILS_RULES, USUAL_COLUMNS, USUAL_SORT } from "./mails-rules.ts";
import { useMailFields } from "./use-mail-fields.ts";
import styles from "./utilities-page.module.css";

const KINDS = ["mails"];

/** The utilities of the account: its outbox. */
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
        kinds={KINDS}
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
