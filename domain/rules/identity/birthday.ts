/** Rules of a birthday, and of the registration number that contains it. Specification §3, E3; §5, V2. */
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale } from "#domain/entities/locale.ts"
import { checkDate } from "#domain/rules/forms/date-window.ts"
import { isBlank } from "#domain/rules/forms/refusals.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import { twoDigits } from "#domain/rules/texts/two-digits.ts"
import { birthdayOf } from "./registration-number.ts"

const isDate = (birthday: string): boolean => checkDate({ date: birthday }).length === 0

/** Earliest accepted birthday. */
const earliest = "1900/01/01"

/** Message keys of the refusals of a birthday and of a registration number. */
export type BirthdayRefusal = "v.date" | "v.birthday"
export type NumberRefusal = "v.register_no" | "v.register_birthday"

/** Refusal of an optional birthday in yyyy/MM/dd; `null` when it is accepted. */
export const birthdayRefusal = (birthday: string, now: Instant): BirthdayRefusal | null => {
  if (isBlank(birthday)) return null
  if (!isDate(birthday)) return "v.date"
  const day = birthday.trim()
  return day < earliest || day > formatDate(now, defaultLocale, "picker") ? "v.birthday" : null
}

/** Refusal of an optional registration number, which must contain the birthday where one is typed; `null` when it is accepted. */
export const numberRefusal = (registrationNumber: string, birthday: string): NumberRefusal | null => {
  if (isBlank(registrationNumber)) return null
  const encoded = birthdayOf(registrationNumber)
  if (encoded === null) return "v.register_no"
  const day = `${encoded.year}/${twoDigits(encoded.month)}/${twoDigits(encoded.day)}`
  return isDate(birthday) && day !== birthday.trim() ? "v.register_birthday" : null
}
