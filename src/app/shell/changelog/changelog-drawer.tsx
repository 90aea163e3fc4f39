import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { inGroups } from "../in-groups.ts";
import { CHANGELOG } from "./changelog-entries.ts";
import styles from "./changelog-drawer.module.css";

/** Lists the changes of the product by day. */
export function ChangelogDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { say } = useTexts();
  const formats = useFormats();
  return (
    <Dialog
      form="drawer"
      open={open}
      onClose={onClose}
      title={say.shell.updates.title()}
      closeLabel={say.actions.close()}
    >
      <div className={styles.days}>
        {inGroups(CHANGELOG, ({ day }) => day).map(([day, entries]) => (
          <section key={day}>
            <h3>
              <time dateTime={day}>{formats.day(Date.parse(day), "UTC")}</time>
            </h3>
            {entries.map(({ name }) => (
              <article key={name}>
                <h4>{say.changelog.entries[name].title()}</h4>
                <p>{say.changelog.entries[name].text()}</p>
              </article>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
