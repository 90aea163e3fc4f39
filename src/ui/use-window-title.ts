import { useEffect } from "react";

/** What the window is called as long as the component is there. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
