/** Rules of the passenger form: Latin names and gender. Specification §3, E26. */
import type { Passenger } from "#domain/entities/travel/passenger.ts"
import { isBlank, refusal } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import { nameLatin } from "./latin-name.ts"

/** Most passengers of an account. */
export const maxPassengers = 20

export type PassengerForm = { readonly firstName: string; readonly lastName: string; readonly gender: "male" | "female" | null }

export const blankPassengerForm: PassengerForm = { firstName: "", lastName: "", gender: null }

export const passengerFormOf = ({ firstName, lastName, gender }: Passenger): PassengerForm => ({ firstName, lastName, gender })

/** Name in upper case with single spaces, as in a passport. */
export const normalizePassengerName = (text: string): string => text.trim().replace(/\s+/gu, " ").toUpperCase()

const nameRefusal = (text: string): string | null =>
  isBlank(text) ? "v.required" : /^[A-Z][A-Z '-]*$/.test(normalizePassengerName(text)) ? null : "v.latin_name"

/** Latin name proposed for a Cyrillic one, as passports write it. */
export const proposedName = (text: string): string => normalizePassengerName(nameLatin(text))

/** Proposal for what is typed in Cyrillic; `null` where there is none, or none that a passport could have. */
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
