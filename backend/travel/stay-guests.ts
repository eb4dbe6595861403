/** Passengers who are named as the guests of a stay: those of the account that the order belongs to. */
import { knownGuestNames, namedGuests } from "#domain/rules/travel/stay-guests.ts"
import type { SavedPassenger } from "#domain/entities/travel/passenger.ts"
import type { Database } from "#backend/database/database.ts"
import { wrongField } from "#backend/http/refusal.ts"
import { passengersOf } from "./passengers.ts"
import { textOf } from "./stay-lines.ts"

type Options = Readonly<Record<string, unknown>>

/** Longest name that a refusal quotes. */
const quotedLength = 60

/** Passengers of the order's owner; a visitor has none. */
const passengersFor = async (db: Database, orderId: number): Promise<ReadonlyArray<SavedPassenger>> => {
  const [order] = await db.query<{ user_id: number | null }>("select user_id from orders where id = $1", [orderId])
  return order?.user_id == null ? [] : passengersOf(db, order.user_id)
}

/** Names of the guests. Throws 422 for one who is no passenger of the account, and for more than the stay is for. */
export const guestsOf = async (db: Database, orderId: number, options: Options, guests: number): Promise<string> => {
  const names = textOf(options["passengers"])
  if (names === "") return ""
  const { known, unknown: [stranger] } = namedGuests(await passengersFor(db, orderId), names)
  if (stranger !== undefined) throw wrongField("passengers", { key: "stay.passengerUnknown", values: { name: stranger.slice(0, quotedLength) } })
  if (known.length > guests) throw wrongField("passengers", { key: "stay.tooManyPassengers", values: { max: guests } })
  return names
}

/** Options of a line that is ordered again: a passenger who is not in the account any more is left out. */
export const optionsAgain = async (db: Database, orderId: number, options: Options): Promise<Options> => {
  const names = textOf(options["passengers"])
  return names === "" ? options : { ...options, passengers: knownGuestNames(await passengersFor(db, orderId), names) }
}
