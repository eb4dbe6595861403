/** The user of a session as the storefront reads it: contacts, wallet, picture and this device. Entity E3. */
import type { Address } from "#domain/entities/account/address.ts"
import type { User } from "#domain/entities/identity/user.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Flags } from "#domain/entities/shell/site.ts"
import { tugrik } from "#domain/rules/money.ts"
import { addressIn } from "#backend/country.ts"
import type { Database } from "#backend/database/database.ts"
import { devicesOf } from "./session-devices.ts"

/** Address of a user's picture. Its name is new with each picture, so that it can be cached for ever. */
export const userPictureAddress = (name: string): string => `/api/v2/pictures_of_users/${name}`

type Row = {
  readonly id: number
  readonly email: string | null
  readonly phone: string | null
  readonly first_name: string
  readonly last_name: string
  readonly organization_name: string | null
  readonly wallet: number
  readonly orders: number
  readonly ship_address: Address | null
  readonly gender: "male" | "female" | null
  readonly search_history: ReadonlyArray<string>
  readonly bookmarks: ReadonlyArray<number>
  readonly is_admin: boolean
  readonly picture: string | null
  readonly theme: User["theme"]
  readonly locale: User["locale"]
}

type Reader = { readonly session: string | null; readonly locale: Locale; readonly flags: Pick<Flags, "canUploadAvatar"> }

/** The user as an entity; `session` is the family whose device it names, `locale` that of the zones of the address. */
export const userOf = async (db: Database, userId: number, { session, locale, flags }: Reader): Promise<User> => {
  const [row] = await db.query<Row>(
    `select u.id, u.email, u.phone, u.first_name, u.last_name, u.gender, u.search_history, u.bookmarks, u.is_admin,
       u.settings->>'theme' as theme, u.settings->>'locale' as locale,
       (select p.name from user_pictures p where p.user_id = u.id) as picture, u.organization->>'name' as organization_name,
       (select coalesce(sum(balance), 0) from wallet_parts w where w.user_id = u.id)::bigint as wallet,
       (select count(*) from orders o where o.user_id = u.id and o.completed_at is not null)::int as orders,
       (select o.address->'given' from orders o
        where o.user_id = u.id and o.completed_at is not null and o.address->'given'->>'city' <> '' and o.pickup_store_id is null
        order by o.completed_at desc limit 1) as ship_address
     from users u where u.id = $1`,
    [userId],
  )
  if (row === undefined) throw new Error(`user ${userId} is gone while logged in`)
  return {
    id: row.id,
    email: row.email,
    mobile: row.phone,
    login: row.email ?? row.phone ?? "",
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: row.organization_name ?? [row.last_name, row.first_name].filter((name) => name !== "").join(" "),
    profile: flags.canUploadAvatar && row.picture !== null ? userPictureAddress(row.picture) : null,
    gender: row.gender,
    wallet: tugrik(row.wallet),
    orderCount: row.orders,
    searchHistory: row.search_history,
    bookmarks: row.bookmarks,
    isAdministrator: row.is_admin,
    loginData: (await devicesOf(db, userId, session)).find(({ isThis }) => isThis) ?? null,
    shipAddress: row.ship_address === null ? null : addressIn(locale, row.ship_address),
    theme: row.theme,
    locale: row.locale,
  }
}
