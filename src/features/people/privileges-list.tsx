import { useState } from "react";
import type { PrivilegeRecord } from "../../../openapi/generated/console.ts";
import { RecordView } from "../../resource/record/record-view.tsx";
import type { Beside } from "../../resource/record/use-beside.ts";
import { NotRead } from "../../resource/not-read.tsx";
import { RecordSkeleton } from "../../resource/record-skeleton.tsx";
import { useAbility } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { usePrivilegeName } from "../../services/use-privilege-name.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PickBox } from "../../ui/pick-box.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useNarrow } from "../../ui/use-narrow.ts";
import styles from "./people.module.css";
import { permissionWords } from "./permission-words.ts";
import { PrivilegesBulk } from "./privileges-bulk.tsx";
import { PrivilegeLines } from "./privilege-lines.tsx";
import { PrivilegeDialog } from "./privilege-dialog.tsx";
import { privilegeRecounted } from "./privilege-recounted.ts";
import { RemovePrivilege } from "./remove-privilege.tsx";

interface PrivilegesListProps {
  /** The one that is shown beside them, and which part of it. */
  readonly id: string | undefined;
  readonly part: string | undefined;
  readonly beside: Beside;
}

/** All of them are on one page. */
const WHOLE = { page: 1, size: 200 };

/** The privileges of the account: those that every account has, and those that it made for itself. */
export function PrivilegesList({ id, part, beside }: PrivilegesListProps) {
  const { say } = useTexts();
  const text = say.people.privileges;
  const formats = useFormats();
  const nameOf = usePrivilegeName();
  const narrow = useNarrow();
  const mayWrite = useAbility("privileges.write");
  const [edited, setEdited] = useState<PrivilegeRecord | "new" | null>(null);
  const [removed, setRemoved] = useState<PrivilegeRecord | null>(null);
  const [pickedIds, setPickedIds] = useState<readonly string[]>([]);
  const list = useApiQuery("/privileges", { query: { $limit: 200 } }, { keep: true });
  if (list.failure && !list.data)
    return (
      <div className={styles.banner}>
        <NotRead failure={list.failure} onAgain={list.again} />
      </div>
    );
  if (!list.data) return <RecordSkeleton sections={1} />;
  const { columns } = text;
  const shown = list.data.data.find(({ _id }) => _id === id);
  const own = list.data.data.filter(({ abilities }) => abilities.length > 0);
  const picked = own.filter(({ _id }) => pickedIds.includes(_id));
  const pick = (privileges: readonly PrivilegeRecord[]) => setPickedIds(privileges.map(({ _id }) => _id));
  const calledOf = (privilege: PrivilegeRecord) => privilege.label ?? nameOf(privilege.name);
  // Those that every account has are nobody's to change: nothing became of them.
  const nameIn = (privilege: PrivilegeRecord) => (
    <>
      {privilege.default ? calledOf(privilege) : <TextLink quiet href={beside.hrefOf(privilege._id)}>{calledOf(privilege)}</TextLink>} <code className={styles.aside}>{privilege.name}</code>
    </>
  );
  const actionsOf = (privilege: PrivilegeRecord) => {
    const name = calledOf(privilege);
    return (
      <>
        {privilege.abilities.includes("edit") ? <IconButton icon="edit" label={text.edit({ name })} onClick={() => setEdited(privilege)} /> : null}
        {privilege.abilities.includes("remove") ? <IconButton icon="trash" label={text.removeTitle({ name })} onClick={() => setRemoved(privilege)} /> : null}
      </>
    );
  };
  const mayPick = mayWrite && own.length > 0;
  const all = (
    <FormSection
      title={text.table()}
      action={
        mayWrite ? (
          <Button kind="primary" size="small" icon="plus" onClick={() => setEdited("new")}>
            {text.create()}
          </Button>
        ) : null
      }
    >
      {mayWrite ? <PrivilegesBulk picked={picked} own={own} onPick={pick} /> : null}
      {narrow ? (
        <PrivilegeLines privileges={list.data.data} nameIn={nameIn} actionsOf={actionsOf} />
      ) : (
        <div className={styles.scroll} role="group" aria-label={text.table()} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {mayPick ? (
                  <th scope="col" className={styles.pick}>
                    <PickBox label={say.lists.bulk.pickPage()} checked={picked.length === own.length} part={picked.length > 0 && picked.length < own.length} onPick={(on) => pick(on ? own : [])} />
                  </th>
                ) : null}
                {[columns.name(), columns.level(), columns.kind(), columns.permissions(), columns.users()].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
                {mayWrite ? <th scope="col">{columns.actions()}</th> : null}
              </tr>
            </thead>
            <tbody>
              {list.data.data.map((privilege) => (
                <tr key={privilege._id}>
                  {mayPick ? <td className={styles.pick}>{own.includes(privilege) ? <PickBox label={say.lists.bulk.pick({ name: calledOf(privilege) })} checked={picked.includes(privilege)} onPick={(on) => pick(on ? [...picked, privilege] : picked.filter((one) => one !== privilege))} /> : null}</td> : null}
                  <th scope="row">{nameIn(privilege)}</th>
                  <td>{formats.number(privilege.level)}</td>
                  <td>{privilege.default ? text.default() : text.custom()}</td>
                  <td className={styles.wrapped}>{permissionWords(privilege.permissions, say).join(" · ") || say.unknown()}</td>
                  <td>{formats.number(privilege.users)}</td>
                  {mayWrite ? <td>{actionsOf(privilege)}</td> : null}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </FormSection>
  );
  return (
    <div className={styles.wide}>
      {beside.alone ? null : all}
      {mayWrite && edited !== null ? <PrivilegeDialog {...(edited !== "new" && { privilege: edited })} onClose={() => setEdited(null)} /> : null}
      {id === undefined ? null : (
        <RecordView
          recounted={privilegeRecounted(say)}
          listTitle={text.table()}
          id={id}
          part={part}
          beside={beside}
          list={undefined}
          view={WHOLE}
          act={mayWrite && shown ? { edit: () => setEdited(shown), remove: shown.abilities.includes("remove") ? () => setRemoved(shown) : null } : null}
        />
      )}
      <RemovePrivilege privilege={removed} onClose={() => setRemoved(null)} onRemoved={id === undefined ? undefined : beside.close} />
    </div>
  );
}
