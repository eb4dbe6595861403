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

/** Stands in no name of a passport. */
const separator = ", "

/** Names of the chosen ones in the order of choice, for a line's option; empty where nobody is chosen. */
export const guestNames = (passengers: ReadonlyArray<SavedPassenger>, chosen: ReadonlyArray<number>): string =>
  chosen.flatMap((id) => passengers.filter((each) => each.id === id).map(passengerName)).join(separator)

/** Names of a line's option, by whether a passenger has them; a passenger is named once. */
export const namedGuests = (passengers: ReadonlyArray<SavedPassenger>, names: string): { readonly known: ReadonlyArray<string>; readonly unknown: ReadonlyArray<string> } => {
  const left = passengers.map(passengerName)
  const known: Array<string> = []
  const unknown: Array<string> = []
  for (const name of names === "" ? [] : names.split(separator)) {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    ;(at >= 0 ? known : unknown).push(name)
  }
  return { known, unknown }
}

/**
 * Names of a line's option once a passenger `before` is called `after`; `passengers` are those that are there then, and another one of the old
 * name keeps it. Until its payment a stay follows the account, since its ticket has the names as passports have them then; after it none changes.
 */
export const renamedGuest = (passengers: ReadonlyArray<SavedPassenger>, names: string, { before, after }: { readonly before: string; readonly after: string }): string => {
  if (!namedGuests(passengers, names).unknown.includes(before)) return names
  const all = names.split(separator)
  return all.with(all.lastIndexOf(before), after).join(separator)
}

/** The known names of a line's option, for a stay that is booked again. */
export const knownGuestNames = (passengers: ReadonlyArray<SavedPassenger>, names: string): string => namedGuests(passengers, names).known.join(separator)
