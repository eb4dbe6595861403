/** Guests of a stay: passengers of the account that the order belongs to, by name. */
import { knownGuestNames, namedGuests, renamedGuest } from "#domain/rules/travel/stay-guests.ts"
import type { SavedPassenger } from "#domain/entities/travel/passenger.ts"
import type { Database } from "#backend/database/database.ts"
import { wrongField } from "#backend/http/refusal.ts"
import { passengersOf } from "./passengers.ts"
import { textOf } from "./stay-lines.ts"

type Options = Readonly<Record<string, unknown>>

/** Maximum characters of a name that a refusal quotes. */
const maxQuotedLength = 60

/** Passengers of the order's owner, locked so that they are not renamed meanwhile; a visitor has none. */
const passengersFor = async (db: Database, orderId: number): Promise<ReadonlyArray<SavedPassenger>> => {
  const [order] = await db.query<{ user_id: number | null }>("select user_id from orders where id = $1", [orderId])
  if (order?.user_id == null) return []
  await db.query("select from passengers where user_id = $1 order by id for share", [order.user_id])
  return passengersOf(db, order.user_id)
}

/** Names of the guests in a line's options. Throws 422 for a name that is no passenger of the account, and for more names than guests. */
export const guestsOf = async (db: Database, orderId: number, options: Options, guests: number): Promise<string> => {
  const names = textOf(options["passengers"])
  if (names === "") return ""
  const {
    known,
    unknown: [stranger],
  } = namedGuests(await passengersFor(db, orderId), names)
  if (stranger !== undefined) {
    throw wrongField("passengers", { key: "stay.passengerUnknown", values: { name: stranger.slice(0, maxQuotedLength) } })
  }
  if (known.length > guests) throw wrongField("passengers", { key: "stay.tooManyPassengers", values: { max: guests } })
  return names
}

/** Options of a line that is ordered again, without passengers who are no longer in the account. */
export const optionsAgain = async (db: Database, orderId: number, options: Options): Promise<Options> => {
  const names = textOf(options["passengers"])
  return names === "" ? options : { ...options, passengers: knownGuestNames(await passengersFor(db, orderId), names) }
}

/** Locks the orders that a passenger may still be renamed in, so that none is paid meanwhile. */
export const lockUnpaidOrders = async (db: Database, userId: number): Promise<void> => {
  await db.query(
    "select from orders where user_id = $1 and paid_at is null and state not in ('canceled', 'returned') order by id for update",
    [userId],
  )
}

/** Renames a passenger in the stays of carts and unpaid orders. */
export const renameGuest = async (
  db: Database,
  userId: number,
  renamed: { readonly before: string; readonly after: string },
): Promise<void> => {
  const passengers = await passengersOf(db, userId)
  const lines = await db.query<{ id: number; names: string }>(
    `select l.id, l.options->>'passengers' as names from line_items l join orders o on o.id = l.order_id
     where o.user_id = $1 and o.paid_at is null and o.state not in ('canceled', 'returned') and l.options->>'passengers' is not null`,
    [userId],
  )
  for (const { id, names } of lines) {
    await db.query("update line_items set options = jsonb_set(options, '{passengers}', to_jsonb($2::text)) where id = $1", [
      id,
      renamedGuest(passengers, names, renamed),
    ])
  }
}
