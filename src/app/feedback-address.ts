import { parseUrl } from "../../openapi/formats/web-address.ts";

interface Given {
  /** The feedback tool of this installation: nobody else gets the token. */
  readonly tool: URL;
  readonly ssoToken: string;
  /** Where somebody wants to be there. */
  readonly wished: string | null;
}

/** Where the feedback tool takes over, signed in. A wish that leads out of the tool is none. */
export function feedbackAddress({ tool, ssoToken, wished }: Given): string {
  const address = new URL(tool);
  address.searchParams.set("ssoToken", ssoToken);
  const page = wished === null ? null : parseUrl(wished, tool);
  if (page?.origin === tool.origin && page.username === "" && page.password === "")
    address.searchParams.set("redirect", page.href);
  return address.href;
}
