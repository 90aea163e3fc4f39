import type { User, UserAbility } from "../../../openapi/generated/console.ts";
import { weekWords } from "../../resource/kit/described/week-words.ts";
import { namesIn, type RecordPresentation } from "../../resource/records/record/record-presentation.ts";
import { LANGUAGES } from "../../services/use-language.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { usePrivilegeName } from "../../services/use-privilege-name.ts";
import { personName } from "./person-name.ts";

/** Members that each ability allows to restore. */
const WRITTEN: Readonly<Partial<Record<UserAbility, readonly (keyof User)[]>>> = {
  edit: ["firstname", "lastname", "email", "username", "lang"],
  assign: ["segments", "availability"],
  grant: ["privilege"],
  disable: ["disabled"],
};

const NOTHING = { email: null, username: null, lang: null, segments: [], availability: [], disabled: false };

/** Presentation and history of a user, without passwords, which cannot be restored. */
export function useUserPresentation(abilities: readonly UserAbility[]): RecordPresentation {
  const { say } = useTexts();
  const formats = useFormats();
  const privilegeName = usePrivilegeName();
  const { fields } = say.people;
  const fact = (member: keyof User, label: string, told: (user: User) => string | null | undefined) => ({
    member,
    label,
    valueOf: (state: object) => told(state as User) || null,
  }); // of this kind, now or then
  return {
    path: "/users",
    told: say.people.told,
    nameOf: personName,
    facts: [
      fact("firstname", fields.firstname(), ({ firstname }) => firstname),
      fact("lastname", fields.lastname(), ({ lastname }) => lastname),
      fact("email", fields.email(), ({ email }) => email),
      fact("username", fields.username(), ({ username }) => username),
      fact("lang", fields.lang(), ({ lang }) => LANGUAGES.find(({ value }) => value === lang)?.label),
      fact("privilege", fields.privilege(), ({ privilege }) => privilege && privilegeName(privilege)),
      fact("segments", fields.segments(), ({ segments }) =>
        formats.list(namesIn(segments, say.lists.kinds.gone())),
      ),
      // Same wording as the form: no hours means no restriction.
      fact("availability", fields.availability(), ({ availability = [] }) =>
        availability.length === 0
          ? say.people.hours.always()
          : weekWords(availability, { nextDay: say.lists.week.nextDay(), formats }),
      ),
      fact("disabled", fields.disabled(), ({ disabled }) =>
        disabled === true ? say.lists.kinds.yes() : say.lists.kinds.no(),
      ),
    ],
    members: abilities.flatMap((ability) => WRITTEN[ability] ?? []),
    nothing: NOTHING,
  };
}
