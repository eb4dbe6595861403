/** Text fields of a registration, in reading order. */
import type { RegistrationDetails } from "#domain/entities/identity/registration-draft.ts"
import type { MessageKey } from "#ui/messages/messages.tsx"

type TextDetail = Exclude<keyof RegistrationDetails, "gender" | "birthday">

export type DetailField = {
  readonly field: TextDetail
  readonly autoComplete: string
  readonly maxLength: number
  readonly inputMode?: "numeric" | "tel"
  readonly optional?: boolean
  readonly hint?: MessageKey
}

export const nameFields: ReadonlyArray<DetailField> = [
  { field: "lastName", autoComplete: "family-name", maxLength: 60 },
  { field: "firstName", autoComplete: "given-name", maxLength: 60 },
]

export const personFields: ReadonlyArray<DetailField> = [
  { field: "registrationNumber", autoComplete: "off", maxLength: 16, optional: true, hint: "registration.registrationNumber.hint" },
  { field: "occupation", autoComplete: "organization-title", maxLength: 60, optional: true },
]

export const registryFields: ReadonlyArray<DetailField> = [
  { field: "registryNumber", autoComplete: "off", maxLength: 12, inputMode: "numeric", hint: "registration.registryNumber.hint" },
]

export const organizationFields: ReadonlyArray<DetailField> = [
  { field: "name", autoComplete: "organization", maxLength: 100 },
  { field: "phone", autoComplete: "tel", maxLength: 16, inputMode: "tel" },
  { field: "workerCount", autoComplete: "off", maxLength: 6, inputMode: "numeric", optional: true },
  { field: "address", autoComplete: "street-address", maxLength: 200 },
  { field: "activity", autoComplete: "off", maxLength: 100, hint: "registration.activity.hint" },
]
