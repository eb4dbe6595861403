/** Rules of registration as a person or an organization. Specification §1, §3, B29. */
import { emailRefusal, phoneRefusal } from "./contact.ts"
import { checkNewPassword } from "./password-form.ts"
import { isBlank, refusal, required } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { citizenNumberRefusal, organizationNumberRefusal } from "./registration-number.ts"

export type PersonForm = {
  readonly lastName: string
  readonly firstName: string
  /** Optional; leases and receipts need it later. */
  readonly registrationNumber: string
  /** Optional for those who log in by code. */
  readonly password: string
  readonly confirmation: string
  readonly agreed: boolean
}

/** Refusals of a person's registration in reading order; empty when it is accepted. */
export const checkPerson = (form: PersonForm): ReadonlyArray<Refusal<keyof PersonForm>> => [
  ...required("lastName", form.lastName),
  ...required("firstName", form.firstName),
  ...refusal("registrationNumber", isBlank(form.registrationNumber) ? null : citizenNumberRefusal(form.registrationNumber)),
  ...(form.password === "" && form.confirmation === "" ? [] : checkNewPassword(form)),
  ...refusal("agreed", form.agreed ? null : "v.agree"),
]

export type OrganizationForm = {
  readonly name: string
  readonly registryNumber: string
  readonly phone: string
  readonly email: string
  readonly address: string
  readonly workerCount: string
  readonly activity: string
  readonly password: string
  readonly confirmation: string
  readonly agreed: boolean
}

/** Refusals of an organization's registration in reading order; empty when it is accepted. */
export const checkOrganization = (form: OrganizationForm): ReadonlyArray<Refusal<keyof OrganizationForm>> => [
  ...required("name", form.name),
  ...refusal("registryNumber", organizationNumberRefusal(form.registryNumber)),
  ...refusal("phone", phoneRefusal(form.phone)),
  ...refusal("email", emailRefusal(form.email)),
  ...refusal("address", isBlank(form.address) ? "v.address" : null),
  ...refusal("workerCount", /^[1-9]\d{0,5}$/.test(form.workerCount.trim()) || isBlank(form.workerCount) ? null : "v.number"),
  ...required("activity", form.activity),
  ...checkNewPassword(form),
  ...refusal("agreed", form.agreed ? null : "v.agree"),
]
