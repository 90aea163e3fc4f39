import type { User, UserAbility } from "../../../openapi/generated/console.ts";
import { weekWords } from "../../resource/kit/described/week-words.ts";
import { namesIn, type RecordPresentation } from "../../resource/records/record/record-presentation.ts";
import { LANGUAGES } from "../../services/use-language.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { usePrivilegeName } from "../../services/use-privilege-name.ts";
import { personName } from "./person-name.ts";

/** Members that each ability allows the signed-in user to restore from the history. */
const WRITTEN: Readonly<Partial<Record<UserAbility, readonly (keyof User)[]>>> = {
  edit: ["firstname", "lastname", "email", "username", "lang"],
  assign: ["segments", "availability"],
  grant: ["privilege"],
  disable: ["disabled"],
};

const NOTHING = { email: null, username: null, lang: null, segments: [], availability: [], disabled: false };

/** Describes how a user and their history are shown, without passwords, which cannot be restored. */
export function useUserPresentation(abilities: readonly UserAbility[]): RecordPresentation {
  const { say } = useTexts();
  const formats = useFormats();
  const privilegeName = usePrivilegeName();
  const { fields } = say.people;
  const fact = (member: keyof User, label: string, valueOf: (user: User) => string | null | undefined) => ({
    member,
    label,
    valueOf: (state: object) => valueOf(state as User) || null,
  }); // current and past states have this type
  return {
    path: "/users",
    changes: say.people.changes,
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
      // If no hours are set, the agent is always available.
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
