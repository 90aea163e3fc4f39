import { Fragment } from "react";
import type { Holders } from "../../../../openapi/generated/console.ts";
import { useRecordPlaces } from "../../../services/record-places.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { listTitle } from "../described/blocked-removal-text.ts";

interface ReferrerListProps {
  /** Id of the record to remove. */
  readonly id: string;
  readonly name: string;
  readonly holders: Holders;
  /** Called when the user follows a link to a referring record. */
  readonly onFollow: () => void;
}

/**
 * The records that reference a record, and how its removal affects them. They are grouped by list and have
 * links.
 */
export function ReferrerList({
  id,
  name,
  holders: { blocking, losing, going },
  onFollow,
}: ReferrerListProps) {
  const words = useTexts().say.lists.kinds;
  if (blocking.length > 0)
    return <HolderList text={words.blocked({ name })} holders={blocking} of={id} onFollow={onFollow} />;
  return (
    <>
      {losing.length > 0 ? (
        <HolderList text={words.removedFrom({ name })} holders={losing} of={id} onFollow={onFollow} />
      ) : null}
      {going.length > 0 ? (
        <HolderList text={words.deletedWith({ name })} holders={going} of={id} onFollow={onFollow} />
      ) : null}
    </>
  );
}

interface HolderListProps extends Pick<ReferrerListProps, "onFollow"> {
  readonly text: string;
  readonly holders: Holders["losing"];
  /** Id of the referenced record. */
  readonly of: string;
}

const HolderList = ({ text, holders, of, onFollow }: HolderListProps) => (
  <>
    <p>{text}</p>
    <ul aria-label={text}>
      {holders.map((holder) => (
        <li key={holder.list}>
          <Named holder={holder} of={of} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  </>
);

/** Placeholder that marks where the names go in the translated sentence. */
const HERE = "\u0000";

/** Referring records of one list that the user can read, with a link to the list for the rest. */
function Named({
  holder: { list, total, by, records },
  of,
  onFollow,
}: { readonly holder: Holders["losing"][number] } & Pick<HolderListProps, "of" | "onFollow">) {
  const { say } = useTexts();
  const formats = useFormats();
  const placeOf = useRecordPlaces();
  const words = say.lists.kinds;
  const title = listTitle(list, say);
  if (!records) return words.counted({ list: title, count: total });
  const more = total - records.length;
  const place = placeOf(list, "");
  const named = [
    ...records.map(({ _id, name }) => ({ key: _id, text: name ?? _id, href: placeOf(list, _id) })),
    ...(more > 0
      ? [
          {
            key: "more",
            text: words.more({ count: more }),
            href:
              place !== null && by !== undefined
                ? `${place.replace(/\/$/, "")}?${new URLSearchParams({ [`is.${by}`]: of })}`
                : null,
          },
        ]
      : []),
  ];
  const gaps = formats.listGaps(named.map(({ text }) => text));
  const [before, after] = words.named({ list: title, count: total, names: HERE }).split(HERE);
  return (
    <>
      {before}
      {named.map(({ key, text, href }, at) => (
        <Fragment key={key}>
          {gaps[at]}
          {href === null ? (
            text
          ) : (
            <TextLink href={href} onClick={onFollow}>
              {text}
            </TextLink>
          )}
        </Fragment>
      ))}
      {after}
    </>
  );
}
