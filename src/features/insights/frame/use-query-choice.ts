import { useLocation } from "wouter";
import { useSearch } from "wouter/use-browser-location";

/** Returns a text of one page that is kept in the URL, and a function that changes it; null is not written. */
export function useQueryText(name: string) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const hrefOf = (next: string | null): string => {
    const kept = search
      .replace(/^\?/, "")
      .split("&")
      .filter((part) => part !== "" && part.split("=")[0] !== name);
    const query = [...kept, ...(next === null ? [] : [`${name}=${encodeURIComponent(next)}`])].join("&");
    return query === "" ? path : `${path}?${query}`;
  };
  return {
    value: new URLSearchParams(search).get(name),
    change: (next: string | null) => navigate(hrefOf(next), { replace: true }),
  };
}

/**
 * Returns a choice of one page that is kept in the URL, such as its tab, and a function that changes it. The
 * first value is the default and is not written. Unknown values count as the default.
 */
export function useQueryChoice<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const { value: written, change } = useQueryText(name);
  return {
    value: values.find((one) => one === written) ?? values[0],
    change: (next: Value) => change(next === values[0] ? null : next),
  };
}
