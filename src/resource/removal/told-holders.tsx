import type { Holders } from "../../../openapi/generated/console.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { listTitle } from "../described/held-words.ts";

interface ToldHoldersProps {
  readonly name: string;
  readonly holders: Holders;
}

/** Who names a record that is to go, and what becomes of them, each by the title of their list and their names. */
export function ToldHolders({ name, holders: { blocking, losing, going } }: ToldHoldersProps) {
  const words = useTexts().say.console.kinds;
  if (blocking.length > 0) return <Named text={words.blocked({ name })} holders={blocking} />;
  return (
    <>
      {losing.length > 0 ? <Named text={words.losing({ name })} holders={losing} /> : null}
      {going.length > 0 ? <Named text={words.going({ name })} holders={going} /> : null}
    </>
  );
}

function Named({ text, holders }: { readonly text: string; readonly holders: Holders["losing"] }) {
  const { say } = useTexts();
  const formats = useFormats();
  const words = say.console.kinds;
  const told = ({ list, total, records }: Holders["losing"][number]) => {
    const title = listTitle(list, say);
    if (!records) return words.counted({ list: title, count: total });
    const names = records.map(({ name, _id }) => name ?? _id);
    const more = total - names.length;
    return words.named({ list: title, count: total, names: formats.list(more > 0 ? [...names, words.more({ count: more })] : names) });
  };
  return (
    <>
      <p>{text}</p>
      <ul aria-label={text}>
        {holders.map((holder) => (
          <li key={holder.list}>{told(holder)}</li>
        ))}
      </ul>
    </>
  );
}
