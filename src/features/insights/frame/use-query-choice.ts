import { useLocation } from "wouter";
import { useSearch } from "wouter/use-browser-location";

/**
 * Returns a choice of one page that is kept in the URL, such as its tab, and a function that changes it. The
 * first value is the default and is not written. Unknown values count as the default.
 */
export function useQueryChoice<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const written = new URLSearchParams(search).get(name);
  const value = values.find((one) => one === written) ?? values[0];
  const hrefOf = (next: Value): string => {
    const kept = search
      .replace(/^\?/, "")
      .split("&")
      .filter((part) => part !== "" && part.split("=")[0] !== name);
    const query = [...kept, ...(next === values[0] ? [] : [`${name}=${next}`])].join("&");
    return query === "" ? path : `${path}?${query}`;
  };
  return { value, hrefOf, change: (next: Value) => navigate(hrefOf(next), { replace: true }) };
}
