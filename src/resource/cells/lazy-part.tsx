import { type ComponentType, lazy } from "react";
import type { Namespaces } from "../../../i18n/i18n-types.ts";
import type { TextStore } from "../../services/texts.ts";
import { loadChunk } from "../../ui/load-chunk.ts";

/** Returns a lazy component for a page or a part of one. It renders once its chunk and texts are loaded. */
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
 * Wraps the loader of a part that reads from the API, so that the query cache is loaded in parallel and is
 * available to the part. The cache is loaded only here, because the first screens do not need it.
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
