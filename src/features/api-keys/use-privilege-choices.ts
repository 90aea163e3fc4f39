import type { DefaultPrivilege } from "../../../openapi/generated/console.ts";
import { usePrivilegeName } from "../../services/use-privilege-name.ts";

const PRIVILEGES: readonly DefaultPrivilege[] = ["admin", "supervisor", "recording-reviewer", "agent-recording", "agent"];

/** The privileges that a key can be given, by what they are called. The platform refuses those that hold more than one's own. */
export function usePrivilegeChoices() {
  const nameOf = usePrivilegeName();
  return PRIVILEGES.map((privilege) => ({ value: privilege, label: nameOf(privilege) }));
}
