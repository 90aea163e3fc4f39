import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Permission } from "../../../openapi/generated/console.ts";

/** Subject of a permission: the part before the dot, such as `users` of `users.read`. */
export type PermissionSubject<Of extends Permission = Permission> = Of extends `${infer Name}.${string}`
  ? Name
  : never;
type Act<Of extends Permission = Permission> = Of extends `${string}.${infer Name}` ? Name : never;
type Words = Readonly<Record<string, (() => string) | undefined>>;

/** Describes permissions, one phrase per subject: "Users: view, edit". Unknown ones are shown unchanged. */
export function permissionWords(
  permissions: readonly string[],
  say: TranslationFunctions,
): readonly string[] {
  const text = say.people.permissions;
  const subjects: Words = text.subjects satisfies Record<PermissionSubject, unknown>;
  const acts: Words = text.acts satisfies Record<Act, unknown>;
  const bySubject = new Map<string, string[]>();
  for (const permission of permissions) {
    const [subject = "", act = ""] = permission.split(".");
    // The dictionary returns an empty text for an unknown key.
    const word = acts[act]?.() || act;
    const held = bySubject.get(subject);
    if (held) held.push(word);
    else bySubject.set(subject, [word]);
  }
  return [...bySubject].map(([subject, held]) =>
    text.named({ subject: subjects[subject]?.() || subject, acts: held.join(", ") }),
  );
}
