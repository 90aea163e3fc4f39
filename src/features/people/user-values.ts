import { misplacedHours } from "../../../openapi/formats/weekly-hours.ts";
import type { Language, User, WeeklyHours } from "../../../openapi/generated/console.ts";

/** Form values of a user. */
export interface UserValues {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string | null;
  readonly username: string | null;
  readonly lang: Language | null;
  readonly privilege: string;
  readonly segments: string[];
  readonly availability: WeeklyHours;
  readonly disabled: boolean;
  readonly password: string;
  readonly repeat: string;
  /** Form-only: true if an existing user has a password, or a new user gets one now. */
  readonly withPassword: boolean;
}

/** Form-only fields, which are not sent. */
export const ASIDE = ["repeat", "withPassword"] as const;

/** Fields that are not saved in drafts. */
export const SECRETS = ["password", ...ASIDE] as const;

/** Initial form values for a new user. */
export const newUser = (privilege: string): UserValues => ({
  firstname: "",
  lastname: "",
  email: "",
  username: "",
  lang: null,
  privilege,
  segments: [],
  availability: [],
  disabled: false,
  password: "",
  repeat: "",
  withPassword: false,
});

/** Initial form values for an existing user. */
export const valuesOf = ({
  firstname = "",
  lastname = "",
  email,
  username,
  lang,
  privilege = "",
  segments = [],
  availability = [],
  disabled = false,
  activated = true,
}: User): UserValues => ({
  firstname,
  lastname,
  email: email ?? "",
  username: username ?? "",
  lang: lang ?? null,
  privilege,
  segments: segments.map((segment) => (typeof segment === "string" ? segment : segment._id)),
  availability,
  disabled,
  password: "",
  repeat: "",
  withPassword: activated,
});

type Rule = Partial<
  Record<"password" | "repeat" | "email" | "username" | "privilege" | "availability", string>
>;

const isBlank = (text: string | null) => (text ?? "").trim() === "";

/** Returns which sign-in names (email, username) can be left empty, given the typed values. */
export const optionalNames = ({
  email,
  username,
  withPassword,
}: Pick<UserValues, "email" | "username" | "withPassword">): Readonly<
  Record<"email" | "username", boolean>
> => ({
  email: withPassword && !isBlank(username),
  username: !withPassword || !isBlank(email),
});

/**
 * Returns the fault of each field that breaks a rule the schema cannot express. For an existing user, a
 * password is optional.
 */
export function userRules(
  { password, repeat, email, username, withPassword, privilege, availability }: UserValues,
  isNew: boolean,
): Rule {
  return {
    ...(isNew && withPassword && password === "" ? { password: "too-short" } : {}),
    ...(password !== repeat ? { repeat: "differs" } : {}),
    ...(isNew && !withPassword && isBlank(email) ? { email: "needed-for-link" } : {}),
    ...(password !== "" && isBlank(email) && isBlank(username) ? { username: "needed-to-sign-in" } : {}),
    ...(privilege === "" ? { privilege: "missing" } : {}),
    ...hoursRule(availability),
  };
}

function hoursRule(hours: WeeklyHours): Rule {
  const [wrong] = misplacedHours(hours);
  return wrong ? { availability: wrong.code } : {};
}
