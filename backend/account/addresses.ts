/** Address book of a user. Exactly one address is the default unless the book is empty. */
import type { Address } from "#domain/entities/account/address.ts"
import type { SavedAddress } from "#domain/entities/account/saved-address.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { missing, Refusal, wrongField } from "#backend/http/refusal.ts"
import { addressIn, locate } from "#backend/country.ts"
import { refusedAddress } from "#backend/cart/refused-address.ts"
import { withUserLock } from "./user-lock.ts"

/** Maximum number of addresses of one user. */
const maxAddresses = 30

type Row = { readonly id: number; readonly label: string; readonly is_default: boolean; readonly address: Address }

export const addressesOf = async (db: Database, userId: number, locale: Locale): Promise<ReadonlyArray<SavedAddress>> => {
  const rows = await db.query<Row>("select id, label, is_default, address from addresses where user_id = $1 order by is_default desc, id", [
    userId,
  ])
  return rows.map(({ id, label, is_default, address }) => ({ id, label, isDefault: is_default, address: addressIn(locale, address) }))
}

/** The address with the names of the country's zones. Throws 422 with every refused field. */
const deliverableAddress = (address: Address): Address => {
  const refused = refusedAddress(address)
  if (Object.keys(refused).length > 0) throw new Refusal(422, { key: "request.incorrect" }, { fields: refused })
  const location = locate(address)
  if (location === null) throw wrongField("district", { key: "address.district" })
  return location.given
}

export type AddressChange = Omit<SavedAddress, "id">

const clearDefault = (tx: Database, userId: number) =>
  tx.query("update addresses set is_default = false where user_id = $1 and is_default", [userId])

/** Makes the latest address the default where none is. */
const ensureDefault = (tx: Database, userId: number) =>
  tx.query(
    `update addresses set is_default = true
     where id = (select max(id) from addresses where user_id = $1) and not exists (select from addresses where user_id = $1 and is_default)`,
    [userId],
  )

/** Throws 422 for an address that is not deliverable, and for one too many. */
export const addAddress = (db: Database, userId: number, { label, isDefault, address }: AddressChange, now: Instant) =>
  withUserLock(db, userId, async (tx) => {
    const deliverable = deliverableAddress(address)
    const [row] = await tx.query<{ count: number }>("select count(*)::int as count from addresses where user_id = $1", [userId])
    if ((row?.count ?? 0) >= maxAddresses) throw new Refusal(422, { key: "addresses.full", values: { max: maxAddresses } })
    if (isDefault) await clearDefault(tx, userId)
    await tx.query("insert into addresses (user_id, label, address, is_default, created_at) values ($1, $2, $3, $4, $5)", [
      userId,
      label.trim(),
      JSON.stringify(deliverable),
      isDefault,
      now,
    ])
    await ensureDefault(tx, userId)
  })

/** Throws 404 for an address that is not the user's. */
export const changeAddress = (db: Database, userId: number, id: string, { label, isDefault, address }: AddressChange) =>
  withUserLock(db, userId, async (tx) => {
    const deliverable = deliverableAddress(address)
    if (isDefault) await clearDefault(tx, userId)
    const changed = await tx.query(
      "update addresses set label = $3, address = $4, is_default = $5 where user_id = $1 and id::text = $2 returning 1",
      [userId, id, label.trim(), JSON.stringify(deliverable), isDefault],
    )
    if (changed.length === 0) throw missing()
    await ensureDefault(tx, userId)
  })

/** Throws 404 for an address that is not the user's. */
export const removeAddress = (db: Database, userId: number, id: string) =>
  withUserLock(db, userId, async (tx) => {
    const removed = await tx.query("delete from addresses where user_id = $1 and id::text = $2 returning 1", [userId, id])
    if (removed.length === 0) throw missing()
    await ensureDefault(tx, userId)
  })
