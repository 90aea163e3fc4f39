import { useMemo } from "react";
import type { Account, Mail } from "../../../openapi/generated/console.ts";
import { FailureText } from "../../resource/failure-text.tsx";
import { ListTools } from "../../resource/list-tools.tsx";
import { useFilterWords } from "../../resource/use-filter-words.ts";
import { useFootWords } from "../../resource/use-foot-words.ts";
import { useView } from "../../resource/use-view.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useAccountTime } from "../../services/use-account-time.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { ListTable } from "../../ui/list-table.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SkeletonTable } from "../../ui/skeleton-table.tsx";
import { TableFoot } from "../../ui/table-foot.tsx";
import { MailDrawer } from "./mail-drawer.tsx";
import { MailsAbsent } from "./mails-absent.tsx";
import { mailLines, mailsColumns } from "./mails-columns.tsx";
import { MAIL_COLUMNS, MAILS_RULES, isNarrowed, mailsQuery } from "./mails-rules.ts";
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
  const time = useAccountTime();
  const { view, change, hrefOf } = useView(MAILS_RULES);
  const narrowed = isNarrowed(view);
  const list = useApiQuery("/mails", { query: mailsQuery(view) }, { keep: true });
  const everything = useApiQuery("/mails", { query: { $limit: 1 } }, { enabled: narrowed, keep: true });

  const words = { say, formats, zone: account.timeZone, hrefOf: ({ _id }: Mail) => hrefOf({ choices: { ...view.choices, mail: _id } }) };
  const columns = mailsColumns(words);
  const wanted = view.columns ?? MAIL_COLUMNS;
  const shown = columns.filter(({ id }, index) => index === 0 || wanted.includes(id));
  const rows: readonly Mail[] = list.data?.data ?? NOTHING;
  const total = list.data?.total ?? 0;
  const all = narrowed ? (everything.data?.total ?? total) : total;
  const pages = Math.max(1, Math.ceil(total / view.size));
  const foot = useFootWords({ page: view.page, size: view.size, shown: rows.length, total, all });
  const sort = useMemo(() => view.sort ?? { field: "createdAt", descending: true }, [view.sort]);
  const open = view.choices["mail"] ?? "";

  const body = () => {
    if (!list.data && !list.failure) return <SkeletonTable columns={shown} rows={view.size} loading={text.loading()} slow={text.slow()} />;
    if (rows.length === 0) return <MailsAbsent failure={list.data ? null : list.failure} narrowed={narrowed} all={all} onAgain={list.again} onClear={() => change({ search: "", filters: [] })} />;
    return (
      <ListTable
        label={text.outbox()}
        columns={shown}
        rows={rows}
        keyOf={({ _id }) => _id}
        sort={sort}
        onSort={(next) => change({ sort: next.field === "createdAt" && next.descending ? null : next })}
        narrow={mailLines(words)}
        old={list.old || list.failure !== null}
      />
    );
  };

  return (
    <>
      <PageHeader title={text.title()} windowTitle={say.windowTitle({ page: text.title() })} aside={list.data ? formats.number(all) : undefined} />
      <p className={styles.lead}>{text.lead()}</p>
      <div className={styles.chips}>
        <FilterBar fields={useMailFields()} words={useFilterWords()} view={view} onChange={change} />
      </div>
      <Panel fill data-density={view.density ?? undefined}>
        <ListTools view={view} change={change} search={text.search()} columns={columns} shown={shown.map(({ id }) => id)} usual={MAIL_COLUMNS} />
        {list.data && list.failure ? (
          <div className={styles.banner}>
            <Banner family="away" glyph="warning" role="alert" action={{ label: say.actions.tryAgain(), onClick: list.again }}>
              {say.console.list.renewalFailed({ time: time(list.at) })} <FailureText failure={list.failure} />
            </Banner>
          </div>
        ) : null}
        {body()}
        {list.data && rows.length > 0 ? (
          <TableFoot summary={foot.summary} words={foot.words} page={view.page} pages={pages} hrefOf={(page) => hrefOf({ page })} size={view.size} sizes={MAILS_RULES.sizes} onSize={(size) => change({ size })} />
        ) : null}
      </Panel>
      {open === "" ? null : <MailDrawer key={open} id={open} onClose={() => change({ choices: { ...view.choices, mail: "" } })} />}
    </>
  );
}

const NOTHING: readonly Mail[] = [];
