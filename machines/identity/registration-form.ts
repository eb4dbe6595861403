/** Form of the registration machine: its refusals, the draft stored in the tab, and the request to sign up. */
import type { Instant } from "#domain/entities/ids.ts"
import type { RegistrationDetails, RegistrationDraft, RegistrationKind } from "#domain/entities/identity/registration-draft.ts"
import type { SocialProvider } from "#domain/entities/identity/social-providers.ts"
import { personOf } from "#domain/rules/account/profile-form.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { isBlank } from "#domain/rules/forms/refusals.ts"
import { normalizePhone } from "#domain/rules/identity/phone-number.ts"
import { checkOrganization, checkPerson } from "#domain/rules/identity/registration-form.ts"
import { normalizeOrganizationNumber } from "#domain/rules/identity/registration-number.ts"
import type { SignUp } from "./ports.ts"

export type RegistrationForm = RegistrationDetails & {
  readonly login: string
  readonly code: string
  readonly password: string
  readonly confirmation: string
  readonly agreed: boolean
}
export type RegistrationField = keyof RegistrationForm

type Draft = {
  readonly kind: RegistrationKind
  readonly form: RegistrationForm
  readonly signUpToken: string | null
  readonly social: SocialProvider | null
}

/** Refusals of the details in reading order. */
export const checkDetails = ({ kind, form }: Pick<Draft, "kind" | "form">, now: Instant): ReadonlyArray<Refusal<RegistrationField>> =>
  kind === "person" ? checkPerson(form, now) : checkOrganization(form)

/** Draft that survives a reload: everything but code, passwords and consent. */
export const draftOf = ({ kind, form, signUpToken, social }: Draft): RegistrationDraft => {
  const { login, code: _code, password: _password, confirmation: _confirmation, agreed: _agreed, ...typed } = form
  return { kind, login, signUpToken, social, typed }
}

/** Request to sign up with an accepted form. */
export const signUpOf = ({ kind, form, signUpToken }: Omit<Draft, "social">): SignUp => {
  if (signUpToken === null) throw new Error("the form signs up before its login is confirmed")
  const common = { signUpToken, password: form.password === "" ? null : form.password }
  if (kind === "person")
    return {
      ...common,
      kind,
      ...personOf(form),
    }
  return {
    ...common,
    kind,
    name: form.name.trim(),
    registryNumber: normalizeOrganizationNumber(form.registryNumber),
    phone: normalizePhone(form.phone),
    address: form.address.trim(),
    workerCount: isBlank(form.workerCount) ? null : Number(form.workerCount),
    activity: form.activity.trim(),
  }
}
