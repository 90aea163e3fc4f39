import { type ComponentType, lazy } from "react";
import type { Namespaces } from "../../../i18n/i18n-types.ts";
import type { TextStore } from "../../services/texts.ts";
import { loadChunk } from "../../ui/load-chunk.ts";

/** A page, or a part that opens on one, in a separate chunk, rendered when its code and texts are loaded. */
export const lazyPart = <Props extends object>(
  texts: TextStore,
  namespaces: readonly Namespaces[],
  load: () => Promise<ComponentType<Props>>,
) =>
  lazy(async () => {
    const [part] = await loadChunk(() =>
      Promise.all([load(), ...namespaces.map((namespace) => texts.need(namespace))]),
    );
    return { default: part };
  });

/**
 * Loads a part that asks the platform together with the cache of answers, which the first screens do without.
 * The part is drawn inside of it.
 */
export const withAnswers =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<ComponentType<Props>> => {
    const [{ QueryHost }, Part] = await Promise.all([import("../../services/query-host.tsx"), load()]);
    return function PartWithAnswers(props: Props) {
      return (
        <QueryHost>
          <Part {...props} />
        </QueryHost>
      );
    };
  };
