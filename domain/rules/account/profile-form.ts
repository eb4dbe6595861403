/** Rules of the profile form, and the parts that a profile still lacks. Specification §3, E3; §5, V2. */
import type { Profile } from "#domain/entities/account/profile.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Gender, Person } from "#domain/entities/identity/person.ts"
import { isBlank, refusal, required, type Refusal } from "#domain/rules/forms/refusals.ts"
import { birthdayRefusal, numberRefusal, type BirthdayRefusal, type NumberRefusal } from "#domain/rules/identity/birthday.ts"
import { normalizeCitizenNumber } from "#domain/rules/identity/registration-number.ts"

export type ProfileForm = {
  readonly lastName: string
  readonly firstName: string
  /** yyyy/MM/dd as typed, or blank. */
  readonly birthday: string
  readonly gender: Gender | null
  readonly occupation: string
  readonly registrationNumber: string
}
export type ProfileField = keyof ProfileForm

/** In reading order. */
export const profileFields: ReadonlyArray<ProfileField> = [
  "gender",
  "lastName",
  "firstName",
  "birthday",
  "registrationNumber",
  "occupation",
]

/** Message keys of the refusals of a profile. */
export type ProfileRefusal = "v.required" | BirthdayRefusal | NumberRefusal

/** Refusals of a profile in reading order; empty when it is accepted. An organization needs no names. */
export const checkProfile = (
  form: ProfileForm,
  kind: Profile["kind"],
  now: Instant,
): ReadonlyArray<Refusal<ProfileField, ProfileRefusal>> => [
  ...(kind === "person" ? [...required("lastName", form.lastName), ...required("firstName", form.firstName)] : []),
  ...refusal("birthday", birthdayRefusal(form.birthday, now)),
  ...refusal("registrationNumber", numberRefusal(form.registrationNumber, form.birthday)),
]

/** The form filled in from stored data. */
export const profileFormOf = (person: Person): ProfileForm => ({
  lastName: person.lastName,
  firstName: person.firstName,
  birthday: person.birthday?.replaceAll("-", "/") ?? "",
  gender: person.gender,
  occupation: person.occupation,
  registrationNumber: person.registrationNumber ?? "",
})

/** Personal data of an accepted form: trimmed, dates as yyyy-MM-dd, `null` for blanks. */
export const personOf = (form: ProfileForm): Person => ({
  lastName: form.lastName.trim(),
  firstName: form.firstName.trim(),
  birthday: isBlank(form.birthday) ? null : form.birthday.trim().replaceAll("/", "-"),
  gender: form.gender,
  occupation: form.occupation.trim(),
  registrationNumber: isBlank(form.registrationNumber) ? null : normalizeCitizenNumber(form.registrationNumber),
})

/** Fields in which two forms differ. */
export const changedFields = (one: ProfileForm, other: ProfileForm): ReadonlyArray<ProfileField> =>
  profileFields.filter((field) => one[field] !== other[field])

export type MissingPart = "name" | "email" | "mobile" | "birthday" | "gender" | "registrationNumber" | "password"

/** Parts that a profile lacks, the most useful first; a contact is there once it is confirmed. */
export const missingParts = ({ kind, person, ...profile }: Profile): ReadonlyArray<MissingPart> => {
  const parts: ReadonlyArray<readonly [part: MissingPart, isMissing: boolean]> = [
    ["mobile", profile.mobile === null || !profile.mobileConfirmed],
    ["email", profile.email === null || !profile.emailConfirmed],
    ["name", kind === "person" && (isBlank(person.firstName) || isBlank(person.lastName))],
    ["birthday", kind === "person" && person.birthday === null],
    ["gender", kind === "person" && person.gender === null],
    ["registrationNumber", kind === "person" && person.registrationNumber === null],
    ["password", !profile.hasPassword],
  ]
  return parts.flatMap(([part, isMissing]) => (isMissing ? [part] : []))
}
