import { useState } from "react";
import { useLocation } from "wouter";
import type { Permission, SavedView, SavedViewChange } from "../../../../openapi/generated/console.ts";
import { useAbility, useHolder } from "../../../services/use-session.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { useShortcut } from "../../../services/use-shortcut.ts";
import { useWrite } from "../../../services/use-write.ts";
import { Banner } from "../../../ui/banner.tsx";
import { FailureBanner, FailureText } from "../../cells/failure-banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useNarrow } from "../../../ui/use-media.ts";
import {
  type Filter,
  type Sort,
  type View,
  type ViewRules,
  keptOf,
  plainView,
  readView,
  writeView,
} from "../../../ui/view-state.ts";
import type { useView } from "../use-view.ts";
import { movedPositions } from "./moved-positions.ts";
import { NameView } from "./name-view.tsx";
import { RemoveView } from "./remove-view.tsx";
import styles from "./saved-tabs.module.css";
import { type Counted, useTabCounts } from "./use-tab-counts.ts";

/** A built-in tab of a list with its filters. */
export interface OwnTab {
  readonly key: string;
  readonly label: string;
  readonly filters: readonly Filter[];
  /**
   * Values of `View.choices` that the tab sets. If any built-in tab has choices, the list has no tab for all
   * records.
   */
  readonly choices?: View["choices"];
  /** Order of the tab, if it differs from the default of the list. */
  readonly sort?: Sort;
}

export interface SavedTabsProps extends Pick<ReturnType<typeof useView>, "view" | "saved" | "hrefOf"> {
  readonly rules: ViewRules;
  /** Built-in tabs, in addition to the tab of all records. */
  readonly tabs: readonly OwnTab[];
  readonly counted: Counted;
  /** Lists whose changes affect the counts. */
  readonly kinds: readonly string[];
  /** Current number of records in the view; undefined until loaded. */
  readonly total: number | undefined;
}

type Doing = "save" | "rename" | "remove";

/** The views of a list: built-in ones, saved ones, and actions on the current one. */
export function SavedTabs({
  view,
  saved,
  hrefOf,
  rules,
  tabs: builtIn,
  counted,
  kinds,
  total,
}: SavedTabsProps) {
  const { say } = useTexts();
  const text = say.views;
  const formats = useFormats();
  const tabs: readonly OwnTab[] = builtIn.some(({ choices }) => choices)
    ? builtIn
    : [{ key: "all", label: text.all(), filters: [] }, ...builtIn];
  const narrow = useNarrow();
  const person = useHolder()?.user._id;
  const [doing, setDoing] = useState<Doing | null>(null);
  const maySave = saved.resource !== null;
  const mayShare = [
    useAbility(`${saved.resource?.split(".")[0] ?? ""}.write` as Permission),
    useAbility("account.write"),
  ].includes(true); // a permission that does not exist is never granted
  const { run, failure, forget, busy } = useChangeViews();
  const mayChange = (one: SavedView) => (one.shared ? mayShare : one.owner._id === person);
  const current = saved.views.find(({ _id }) => _id === view.saved);
  const query = writeView(keptOf(view), rules);
  const differs =
    current !== undefined &&
    writeView({ ...keptOf(view), saved: "" }, rules, { ...saved.base, saved: "" }) !== "";
  const movable = saved.views.filter(mayChange);

  // Several built-in tabs may match the view. The one with the most filters is current.
  const own = tabs
    .filter((tab) => view.saved === "" && holds(view, tab))
    .toSorted((a, b) => b.filters.length - a.filters.length)[0];
  const counts = useTabCounts(counted, kinds, [
    ...tabs.map((tab) => viewOf(tab, rules)),
    ...saved.views.map((one) => keptOf(readView(one.query, rules))),
  ]);
  const isUnmodified = current
    ? !differs
    : own !== undefined && view.search === "" && view.filters.length === own.filters.length;
  const countOf = (at: number, isCurrent: boolean): readonly string[] => {
    const count =
      counts[at] === undefined || !isCurrent || !isUnmodified ? counts[at] : (total ?? counts[at]);
    return count === undefined ? [] : [formats.number(count)];
  };
  const entries = current
    ? [
        { value: "save", label: text.saveAs() },
        ...(mayChange(current)
          ? [
              { value: "rename", label: text.rename() },
              ...(mayShare
                ? [{ value: "share", label: current.shared ? text.unshare() : text.share() }]
                : []),
              ...(movable.indexOf(current) > 0 ? [{ value: "left", label: text.left() }] : []),
              ...(movable.indexOf(current) < movable.length - 1
                ? [{ value: "right", label: text.right() }]
                : []),
              { value: "remove", label: text.remove() },
            ]
          : []),
      ]
    : [];
  const choose = (value: string) => {
    if (!current) return;
    if (value === "save" || value === "rename" || value === "remove") setDoing(value);
    else if (value === "share") void run([{ view: current, change: { shared: !current.shared } }]);
    else
      void run(
        movedPositions(movable, current, value === "left" ? -1 : 1).map((one) => ({
          view: one.view,
          change: { place: one.place },
        })),
      );
  };
  const keep = async (one: SavedView) => {
    const outcome = await run([{ view: one, change: { query } }]);
    if (outcome.kind === "done") saved.open(one._id);
  };
  const shown = [
    ...tabs.map((tab, at) => ({
      href: hrefOf({
        saved: "",
        filters: tab.filters,
        search: "",
        sort: tab.sort ?? null,
        ...(tab.choices && { choices: { ...view.choices, ...tab.choices } }),
        ...(view.saved !== "" && { columns: null, widths: null }),
      }),
      label: tab.label,
      count: countOf(at, tab === own)[0],
      current: tab === own,
    })),
    ...saved.views.map((one, at) => ({
      id: one._id,
      href: saved.hrefTo(one._id),
      label: one.name,
      count: [...countOf(tabs.length + at, one === current), ...(one.shared ? [text.shared()] : [])].join(
        " · ",
      ),
      current: one === current,
    })),
  ];
  return (
    <>
      {shown.slice(0, MOST_KEYS).map(({ href, label }, at) => (
        <TabKey key={href} digit={at + 1} label={label} href={href} />
      ))}
      <div className={styles.row} data-changed={differs ? "" : undefined}>
        <Tabs label={text.tabs()} tabs={shown} />
        <div className={styles.acts}>
          {differs ? (
            <span className={styles.changed} role="status">
              {text.changed()}
            </span>
          ) : null}
          {differs && current && mayChange(current) ? (
            <Button kind="quiet" size="small" busy={busy} onClick={() => void keep(current)}>
              {text.keep()}
            </Button>
          ) : null}
          {differs && current ? (
            <Button kind="quiet" size="small" onClick={() => saved.open(current._id)}>
              {text.asSaved()}
            </Button>
          ) : null}
          {current ? (
            <Menu align="end" label={text.acts({ name: current.name })} entries={entries} onSelect={choose}>
              {(trigger) => <IconButton {...trigger} icon="more" label={text.acts({ name: current.name })} />}
            </Menu>
          ) : maySave && narrow ? (
            <IconButton icon="plus" label={text.save()} onClick={() => setDoing("save")} />
          ) : maySave ? (
            <Button kind="quiet" size="small" icon="plus" onClick={() => setDoing("save")}>
              {text.save()}
            </Button>
          ) : null}
        </div>
      </div>
      {saved.missing ? (
        <Banner
          family="away"
          glyph="warning"
          role="alert"
          action={{ label: text.showAll(), onClick: () => saved.open(null) }}
        >
          {text.missing()}
        </Banner>
      ) : null}
      {failure ? (
        <FailureBanner action={{ label: say.actions.close(), onClick: forget }}>
          {failure.kind === "refused" && failure.code === "stale-version" ? (
            text.stale()
          ) : (
            <FailureText failure={failure} />
          )}
        </FailureBanner>
      ) : null}
      {doing === "save" && saved.resource !== null ? (
        <NameView
          resource={saved.resource}
          query={query}
          mayShare={mayShare}
          onClose={() => setDoing(null)}
          onSaved={({ _id }) => saved.open(_id)}
        />
      ) : null}
      {doing === "rename" && current ? (
        <NameView
          resource={current.resource}
          renamed={current}
          mayShare={mayShare}
          onClose={() => setDoing(null)}
        />
      ) : null}
      {doing === "remove" && current ? (
        <RemoveView view={current} onClose={() => setDoing(null)} onRemoved={() => saved.open(null)} />
      ) : null}
    </>
  );
}

/** Number of tabs that have a digit as their shortcut. */
const MOST_KEYS = 9;

/** Opens a tab by its digit. */
function TabKey({ digit, label, href }: { digit: number; label: string; href: string }) {
  const [, navigate] = useLocation();
  useShortcut({ keys: String(digit), label, run: () => navigate(href) });
  return null;
}

/** Returns the view of a built-in tab. */
const viewOf = ({ filters, choices }: OwnTab, rules: ViewRules): View => {
  const plain = plainView(rules);
  return { ...plain, filters, choices: { ...plain.choices, ...choices } };
};

const holds = ({ filters, choices }: View, own: OwnTab): boolean =>
  own.filters.every((filter) => filters.some((one) => JSON.stringify(one) === JSON.stringify(filter))) &&
  Object.entries(own.choices ?? {}).every(([name, value]) => choices[name] === value);

type Api = Parameters<Parameters<typeof useWrite>[0]>[0];

interface ChangedView {
  readonly view: Pick<SavedView, "_id" | "version">;
  readonly change: SavedViewChange;
}

/** Changes saved views one after the other, and stops at the first refusal. */
const useChangeViews = () =>
  useWrite<readonly ChangedView[], SavedView | undefined>(
    async (api, changes) => {
      let last: Awaited<ReturnType<typeof put>> | undefined;
      for (const one of changes) {
        last = await put(api, one);
        if (!last.response.ok) return last;
      }
      return last ?? { response: new Response(null, { status: 204 }) };
    },
    ["/views"],
  );

const put = (api: Api, { view, change }: ChangedView) =>
  api.PATCH("/views/{id}", {
    params: { path: { id: view._id }, header: { "If-Match": `"${view.version}"` } },
    body: change,
  });
