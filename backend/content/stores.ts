/** Stored stores, and the units of a variant in each. */
import type { DayHours, Store } from "#domain/entities/content/store.ts"
import type { Slug } from "#domain/entities/ids.ts"
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"
import { optionsText } from "#backend/catalogue/products/product-document.ts"
import type { Database } from "#backend/database/database.ts"
import type { StoredOptionValue } from "#backend/catalogue/products/option-values.ts"

type Text = "name" | "district" | "address"
type Row = Omit<Store, "onHand" | "hours" | "services" | Text> &
  Readonly<Record<Text, Localized>> & {
    readonly services: Localized<ReadonlyArray<string>>
    readonly hours: ReadonlyArray<DayHours>
    /** Units of the requested variant. */
    readonly on_hand: number | null
  }

const fields = "s.id, s.phone, s.latitude, s.longitude, s.hours, s.name, s.district, s.address, s.services"

const storeOf = ({ on_hand: onHand, ...row }: Row, locale: Locale): Store => ({
  ...row,
  name: inLocale(row.name, locale),
  district: inLocale(row.district, locale),
  address: inLocale(row.address, locale),
  services: inLocale(row.services, locale),
  onHand,
})

/** All stores, in the order in which they were added. */
export const allStores = async (db: Database, locale: Locale): Promise<ReadonlyArray<Store>> =>
  (await db.query<Row>(`select ${fields}, null::int as on_hand from stores s where s.listed order by s.id`)).map((row) =>
    storeOf(row, locale),
  )

/** Stores that have a variant, the most units first, and its product; `null` for an unknown variant. A store never has more than the shop. */
export const storesOfVariant = async (db: Database, variantId: number, locale: Locale) => {
  const [variant] = await db.query<{ slug: Slug; title: Localized; options: ReadonlyArray<StoredOptionValue>; is_only: boolean }>(
    `select p.slug, p.title, v.options,
       not exists (select from variants o where o.product_id = v.product_id and o.id <> v.id) as is_only
     from variants v join products p on p.id = v.product_id and p.for_sale where v.id = $1`,
    [variantId],
  )
  if (variant === undefined) return null
  const rows = await db.query<Row>(
    `select ${fields}, least(k.on_hand, v.on_hand) as on_hand
     from store_stock k join stores s on s.id = k.store_id join variants v on v.id = k.variant_id
     where k.variant_id = $1 and k.on_hand > 0 and v.on_hand > 0 order by k.on_hand desc, s.id`,
    [variantId],
  )
  const { slug, title, options, is_only: isOnly } = variant
  const product = { slug, title: inLocale(title, locale), options: isOnly ? "" : optionsText(options, locale) }
  return { stores: rows.map((row) => storeOf(row, locale)), product }
}
