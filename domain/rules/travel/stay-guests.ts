/** Guests of a stay, chosen among the saved passengers. Specification §3, E26. */
import type { SavedPassenger } from "#domain/entities/travel/passenger.ts"

/** The chosen ids with `id` added or taken out; no more than there are guests. */
export const toggledGuest = (chosen: ReadonlyArray<number>, id: number, guests: number): ReadonlyArray<number> => {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id)
  return chosen.length < guests ? [...chosen, id] : chosen
}

/** `MS BATBOLD NOMIN`. */
export const passengerName = ({ title, lastName, firstName }: Omit<SavedPassenger, "id" | "gender">): string =>
  [...(title === null ? [] : [title]), lastName, firstName].join(" ")

/** Names of the chosen ones in the order of choice, for a line's option; empty where nobody is chosen. */
export const guestNames = (passengers: ReadonlyArray<SavedPassenger>, chosen: ReadonlyArray<number>): string =>
  chosen.flatMap((id) => passengers.filter((each) => each.id === id).map(passengerName)).join(", ")
