import { useEffect } from "react";

/** Sets the window title. It remains after the component unmounts, until another page sets its own. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
