/** Texts of the backend for refusals of personal data by the shared rules. */
import type { ProfileRefusal } from "#domain/rules/account/profile-form.ts"
import type { TextKey } from "#backend/texts/text-key.ts"

export const personalDataRefusals: Readonly<Record<ProfileRefusal, TextKey>> = {
  "v.required": "name.blank",
  "v.date": "birthday.incorrect",
  "v.birthday": "profile.future",
  "v.register_no": "register.incorrect",
  "v.register_birthday": "birthday.differs",
}
