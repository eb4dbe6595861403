/** Rules of registration as a person or an organization. Specification §1, §3, B29. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Gender } from "#domain/entities/identity/person.ts"
import { birthdayRefusal, numberRefusal } from "./birthday.ts"
import { phoneRefusal } from "./phone-number.ts"
import { checkNewPassword } from "./password-form.ts"
import { isBlank, refusal, required } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { organizationNumberRefusal } from "./registration-number.ts"

export type PersonForm = {
  readonly lastName: string
  readonly firstName: string
  /** yyyy/MM/dd, optional. */
  readonly birthday: string
  readonly gender: Gender | null
  readonly occupation: string
  /** Optional; leases and receipts need it later. */
  readonly registrationNumber: string
  /** Optional for those who log in by code. */
  readonly password: string
  readonly confirmation: string
  readonly agreed: boolean
}

/** Refusals of a password that may be left out. */
const checkOptionalPassword = (form: Pick<PersonForm, "password" | "confirmation">) =>
  form.password === "" && form.confirmation === "" ? [] : checkNewPassword(form)

/** Refusals of a person's registration in reading order; empty when it is accepted. */
export const checkPerson = (form: PersonForm, now: Instant): ReadonlyArray<Refusal<keyof PersonForm>> => [
  ...required("lastName", form.lastName),
  ...required("firstName", form.firstName),
  ...refusal("birthday", birthdayRefusal(form.birthday, now)),
  ...refusal("registrationNumber", numberRefusal(form.registrationNumber, form.birthday)),
  ...checkOptionalPassword(form),
  ...refusal("agreed", form.agreed ? null : "v.agree"),
]

export type OrganizationForm = {
  readonly name: string
  readonly registryNumber: string
  readonly phone: string
  readonly address: string
  readonly workerCount: string
  readonly activity: string
  readonly password: string
  readonly confirmation: string
  readonly agreed: boolean
}

/** Optional; a whole number from 1 to 999,999. */
const workerCountRefusal = (typed: string): "v.number" | null => (isBlank(typed) || /^[1-9]\d{0,5}$/.test(typed.trim()) ? null : "v.number")

/** Refusals of an organization's registration in reading order; empty when it is accepted. Its login was confirmed by a code. */
export const checkOrganization = (form: OrganizationForm): ReadonlyArray<Refusal<keyof OrganizationForm>> => [
  ...refusal("registryNumber", organizationNumberRefusal(form.registryNumber)),
  ...required("name", form.name),
  ...refusal("phone", phoneRefusal(form.phone)),
  ...refusal("workerCount", workerCountRefusal(form.workerCount)),
  ...refusal("address", isBlank(form.address) ? "v.address" : null),
  ...required("activity", form.activity),
  ...checkNewPassword(form),
  ...refusal("agreed", form.agreed ? null : "v.agree"),
]
