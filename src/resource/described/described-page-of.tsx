import { DescribedPage } from "./described-page.tsx";
import type { DescribedResource } from "./described-resource.ts";

/**
 * The page of one resource: each is a component of its own, so that nothing of one is left when another takes
 * its place.
 */
export const describedPageOf = (resource: DescribedResource) =>
  function DescribedPageOfOne(at: { readonly id?: string; readonly part?: string }) {
    return <DescribedPage resource={resource} {...at} />;
  };
