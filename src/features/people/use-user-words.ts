import type { FaultWords } from "../../resource/records/form/use-fault-words.ts";
import { useTexts } from "../../services/use-texts.ts";
import type { UserValues } from "./user-values.ts";

/** Returns the fault texts of the user form, by field and code. */
export function useUserWords(): FaultWords<UserValues> {
  const { say } = useTexts();
  const text = say.people.faults;
  const week = say.lists.week.faults;
  const notYours = { "not-yours-to-change": text.notYours() };
  const all = (codes: readonly string[], words: string) =>
    Object.fromEntries(codes.map((code) => [code, words]));
  const name = (words: string) => ({ ...all(["missing", "too-short", "pattern"], words), ...notYours });
  return {
    firstname: name(text.firstname()),
    lastname: name(text.lastname()),
    email: {
      ...all(["oneOf", "format", "pattern", "wrong-type"], text.email()),
      taken: text.emailTaken(),
      "needed-for-link": text.emailNeeded(),
      "invited-too-often": text.emailInvited(),
      ...notYours,
    },
    username: {
      ...all(["oneOf", "pattern", "too-short", "too-long", "wrong-type"], text.username()),
      taken: text.usernameTaken(),
      "needed-to-sign-in": text.usernameNeeded(),
      ...notYours,
    },
    password: { "too-short": text.passwordShort(), "weak-password": text.passwordWeak(), ...notYours },
    repeat: { differs: text.repeat() },
    privilege: {
      ...all(["missing", "pattern", "too-short", "unknown"], text.privilege()),
      "not-yours-to-give": text.privilegeRefused(),
      ...notYours,
    },
    availability: {
      "same-as-start": week["same-as-start"](),
      overlaps: week.overlaps(),
      "overlaps-next-day": week["overlaps-next-day"](),
      pattern: text.hoursMissing(),
      ...notYours,
    },
    disabled: notYours,
    segments: notYours,
  };
}
