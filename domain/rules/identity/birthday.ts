/** Rules of a birthday, and of the registration number that contains it. Specification §3, E3; §5, V2. */
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale } from "#domain/entities/locale.ts"
import { checkDate } from "#domain/rules/forms/date-window.ts"
import { isBlank } from "#domain/rules/forms/refusals.ts"
import { formatDate } from "#domain/rules/texts/dates.ts"
import { twoDigits } from "#domain/rules/texts/two-digits.ts"
import { birthdayOf, citizenNumberRefusal } from "./registration-number.ts"

/** Earliest accepted birthday. */
const earliest = "1900/01/01"

/** Message key of the refusal of an optional birthday in yyyy/MM/dd; `null` when it is accepted. */
export const birthdayRefusal = (birthday: string, now: Instant): string | null => {
  if (isBlank(birthday)) return null
  const [dateRefusal] = checkDate({ date: birthday })
  if (dateRefusal !== undefined) return dateRefusal.key
  const day = birthday.trim()
  return day < earliest || day > formatDate(now, defaultLocale, "picker") ? "v.birthday" : null
}

/** Message key of the refusal of an optional registration number, which must contain a valid birthday that is typed; `null` when it is accepted. */
export const numberRefusal = (registrationNumber: string, birthday: string): string | null => {
  if (isBlank(registrationNumber)) return null
  const refusal = citizenNumberRefusal(registrationNumber)
  const encoded = birthdayOf(registrationNumber)
  if (refusal !== null || encoded === null) return refusal
  const day = `${encoded.year}/${twoDigits(encoded.month)}/${twoDigits(encoded.day)}`
  return checkDate({ date: birthday }).length === 0 && day !== birthday.trim() ? "v.register_birthday" : null
}
