import { useEffect } from "react";

/** Sets the window title while the component is mounted. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
