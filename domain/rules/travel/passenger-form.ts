/** A passenger as an airline writes one: names in Latin letters, and a gender. Specification §3. */
import { isBlank, refusal } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

export type PassengerForm = { readonly firstName: string; readonly lastName: string; readonly gender: "male" | "female" | null }

/** As in a passport: capitals, single spaces. */
export const normalizePassengerName = (text: string): string => text.trim().replace(/\s+/gu, " ").toUpperCase()

const nameRefusal = (text: string): string | null =>
  isBlank(text) ? "v.required" : /^[A-Z][A-Z '-]*$/.test(normalizePassengerName(text)) ? null : "v.latin_name"

/** MR or MS, by gender. */
export const titleOf = (gender: "male" | "female" | null): "MR" | "MS" | null =>
  gender === null ? null : gender === "male" ? "MR" : "MS"

export const checkPassenger = (form: PassengerForm): ReadonlyArray<Refusal<keyof PassengerForm>> => [
  ...refusal("firstName", nameRefusal(form.firstName)),
  ...refusal("lastName", nameRefusal(form.lastName)),
  ...refusal("gender", form.gender === null ? "v.required" : null),
]
