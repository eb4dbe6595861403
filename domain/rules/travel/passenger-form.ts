/** Rules of the passenger form: Latin names and gender. Specification §3, E26. */
import type { Passenger } from "#domain/entities/travel/passenger.ts"
import { isBlank, refusal } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { nameLatin } from "./latin-name.ts"

/** Maximum number of passengers of an account. */
export const maxPassengers = 20

export type PassengerForm = { readonly firstName: string; readonly lastName: string; readonly gender: "male" | "female" | null }

export const blankPassengerForm: PassengerForm = { firstName: "", lastName: "", gender: null }

export const passengerFormOf = ({ firstName, lastName, gender }: Passenger): PassengerForm => ({ firstName, lastName, gender })

/** Name in upper case with single spaces, as in a passport. */
export const normalizePassengerName = (text: string): string => text.trim().replace(/\s+/gu, " ").toUpperCase()

const nameRefusal = (text: string): string | null => {
  if (isBlank(text)) return "v.required"
  return /^[A-Z][A-Z '-]*$/.test(normalizePassengerName(text)) ? null : "v.latin_name"
}

/** Latin form of a Cyrillic name, as passports write it. */
export const proposedName = (text: string): string => normalizePassengerName(nameLatin(text))

/** Latin name to propose for a typed Cyrillic one; `null` for a Latin text, and where the result is no name that a passport can have. */
export const nameProposal = (text: string): string | null => {
  const proposal = proposedName(text)
  return /\p{Script=Cyrillic}/u.test(text) && nameRefusal(proposal) === null ? proposal : null
}

/** Refusals of a passenger form in reading order; empty when it is accepted. */
export const checkPassenger = (form: PassengerForm): ReadonlyArray<Refusal<keyof PassengerForm>> => [
  ...refusal("firstName", nameRefusal(form.firstName)),
  ...refusal("lastName", nameRefusal(form.lastName)),
  ...refusal("gender", form.gender === null ? "v.gender" : null),
]
