/** Guests of a stay, chosen among the saved passengers. Specification §3, E26. */
import type { SavedPassenger } from "#domain/entities/travel/passenger.ts"

/** The chosen ids with `id` added or taken out; no more than there are guests. */
export const toggledGuest = (chosen: ReadonlyArray<number>, id: number, guests: number): ReadonlyArray<number> => {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id)
  return chosen.length < guests ? [...chosen, id] : chosen
}

/** Title and names of a passenger: `MS BATBOLD NOMIN`. */
export const passengerName = ({ title, lastName, firstName }: Omit<SavedPassenger, "id" | "gender">): string =>
  [...(title === null ? [] : [title]), lastName, firstName].join(" ")

/** Between the names of a line's option; no name of a passport contains it. */
const separator = ", "

/** Names of the chosen ones in the order of choice, for a line's option; empty where nobody is chosen. */
export const guestNames = (passengers: ReadonlyArray<SavedPassenger>, chosen: ReadonlyArray<number>): string =>
  chosen.flatMap((id) => passengers.filter((each) => each.id === id).map(passengerName)).join(separator)

/** Names of a line's option, by whether a passenger has them; a passenger is named once. */
export const namedGuests = (
  passengers: ReadonlyArray<SavedPassenger>,
  names: string,
): { readonly known: ReadonlyArray<string>; readonly unknown: ReadonlyArray<string> } => {
  const remaining = passengers.map(passengerName)
  const known: Array<string> = []
  const unknown: Array<string> = []
  for (const name of names === "" ? [] : names.split(separator)) {
    const index = remaining.indexOf(name)
    if (index >= 0) remaining.splice(index, 1)
    const group = index >= 0 ? known : unknown
    group.push(name)
  }
  return { known, unknown }
}

/**
 * Names of a line's option after a passenger is renamed from `before` to `after`; `passengers` are those after the change. Nothing changes
 * where another passenger still has the old name. Used for unpaid stays only: the ticket of a paid stay keeps its names.
 */
export const renamedGuest = (
  passengers: ReadonlyArray<SavedPassenger>,
  names: string,
  { before, after }: { readonly before: string; readonly after: string },
): string => {
  if (!namedGuests(passengers, names).unknown.includes(before)) return names
  const all = names.split(separator)
  return all.with(all.lastIndexOf(before), after).join(separator)
}

/** The known names of a line's option, for a stay that is booked again. */
export const knownGuestNames = (passengers: ReadonlyArray<SavedPassenger>, names: string): string =>
  namedGuests(passengers, names).known.join(separator)
