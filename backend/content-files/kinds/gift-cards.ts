/** Gift card that the shop sells: a product outside of the catalogue, with a variant for each amount. E18. */
import type { Instant } from "#domain/entities/ids.ts"
import { codeText, onlyTexts, withDefault, type Localized } from "#domain/entities/locale.ts"
import { GiftCardContent } from "#domain/entities/wallet/gift-card-content.ts"
import { localizedLabel } from "#domain/languages/product-labels.ts"
import { giftCardProductId, giftCardVariants } from "#backend/catalogue/products/product-ids.ts"
import { ownCode } from "#backend/catalogue/vendors.ts"
import type { Database } from "#backend/database/database.ts"
import { lockImport } from "#backend/import/write-products.ts"
import type { ContentKind, ItemFault } from "../content-kind.ts"
import { nonEmptyTexts } from "../optional-texts.ts"

/** Handle of the product, under which its only item is known. */
const handle = "gift-card"
const sku = "GIFT"
const skuOf = (amount: number): string => `${sku}-${amount}`
/** Stock of each variant: cards do not run out. */
const onHand = 1_000_000

type Row = {
  readonly title: Localized
  readonly description: Localized
  readonly picture: string | null
  readonly amounts: ReadonlyArray<number>
}

const itemOf = ({ title, description, picture, amounts }: Row): GiftCardContent => ({
  title: onlyTexts(title),
  ...nonEmptyTexts({ description }),
  ...(picture !== null && { picture }),
  amounts: amounts.toSorted((one, other) => one - other),
})
const rowOf = ({ title, description, picture, amounts }: GiftCardContent): Row => ({
  title,
  description: withDefault(description ?? {}),
  picture: picture ?? null,
  amounts,
})

/** SQL of the gift card that is sold, with its variants. */
const sold = `products p join variants v on v.product_id = p.id join gift_card_products g on g.variant_id = v.id and not g.withdrawn
  where p.slug = '${handle}'`

const putProduct = async (db: Database, { title, description, picture, amounts }: Row, now: Instant): Promise<void> => {
  // What orders need of every product, and nobody sees of a card: brand, vendor and category are the shop's own, or those of its first goods.
  await db.query(
    `insert into products (id, slug, sku, series, title, title_latin, description, brand_code, vendor_code, taxon_id, price, selling_price,
       available_on, created_at, updated_at, unit, pictures)
     select ${giftCardProductId}, '${handle}', '${sku}', '${sku}', $1::jsonb, $2, $3::jsonb, brand_code, vendor_code, taxon_id, $4::int, $4::int,
       $5::timestamptz, $5::timestamptz, $5::timestamptz, $6::jsonb, $7::text[]
     from products order by brand_code = '${ownCode}' desc, id limit 1
     on conflict (slug) do update set title = excluded.title, description = excluded.description, price = excluded.price,
       selling_price = excluded.selling_price, pictures = excluded.pictures, listed = true, updated_at = excluded.updated_at`,
    [
      JSON.stringify(title),
      codeText(title),
      JSON.stringify(description),
      Math.min(...amounts),
      now,
      JSON.stringify(localizedLabel(({ unit }) => unit)),
      picture === null ? [] : [picture],
    ],
  )
}

const putAmount = async (db: Database, amount: number, position: number): Promise<void> => {
  const [variant] = await db.query<{ id: number }>(
    `insert into variants as v (id, product_id, sku, position, price, selling_price, on_hand)
     select coalesce(max(id), ${giftCardVariants.above}) + 1, ${giftCardProductId}, $2, $3, $1::int, $1::int, ${onHand}
     from variants where id > ${giftCardVariants.above} and id < ${giftCardVariants.below}
     on conflict (sku) do update set position = excluded.position, on_hand = greatest(v.on_hand, excluded.on_hand) returning id`,
    [amount, skuOf(amount), position],
  )
  if (variant === undefined) throw new Error(`the gift card of ${amount} was not stored`)
  await db.query(
    "insert into gift_card_products (variant_id, amount) values ($1, $2) on conflict (variant_id) do update set withdrawn = false",
    [variant.id, amount],
  )
}

/** Ends the sale of all amounts but those that stay. Orders that are not paid yet need them, and carts say that they are sold out. */
const withdrawOthers = async (db: Database, amounts: ReadonlyArray<number>): Promise<void> => {
  await db.query(
    `with ended as (
       update gift_card_products g set withdrawn = true from variants v join products p on p.id = v.product_id and p.slug = '${handle}'
       where v.id = g.variant_id and not g.withdrawn and g.amount <> all ($1::int[]) returning g.variant_id)
     update variants set on_hand = 0 where id in (select variant_id from ended)`,
    [amounts],
  )
}

export const kind: ContentKind<GiftCardContent> = {
  item: GiftCardContent,
  effect: "The gift card that shoppers buy for somebody: its title, its picture and its amounts, in a list of this one item.",
  fields: {
    title: "What the card is called.",
    description: "Text beside the choice of an amount.",
    picture: "Picture of the card.",
    amounts: "Amounts in tugrik that shoppers may choose.",
  },
  example: {
    title: { mn: "Бэлгийн карт", en: "Gift card" },
    description: { mn: "И-мэйлээр илгээх бэлгийн карт.", en: "A gift card that is sent by e-mail." },
    amounts: [20_000, 50_000, 100_000],
  },
  keyOf: () => handle,
  isOrdered: false,
  withPictures: (card, nameOf) => ({ ...card, ...(card.picture !== undefined && { picture: nameOf(card.picture) }) }),
  read: async (db) => {
    const rows = await db.query<Row>(
      `select p.title, p.description, p.pictures[1] as picture, json_agg(g.amount) as amounts from ${sold} group by p.id`,
    )
    return rows.map(itemOf)
  },
  stored: (item) => itemOf(rowOf(item)),
  faults: async (db, { items }) => {
    const faults: ItemFault[] = []
    for (const [at, item] of items.entries()) {
      const [shop] = await db.query<{ hasGoods: boolean; other: string | null }>(
        `select exists (select from products) as "hasGoods",
           (select min(p.slug) from products p join variants v on v.product_id = p.id
            where (p.slug = '${handle}' or p.sku = '${sku}' or v.sku = any ($1)) and p.id <> ${giftCardProductId}) as other`,
        [item.amounts.map(skuOf)],
      )
      if (shop?.hasGoods !== true) faults.push({ path: [at], reason: { key: "content.noGoods" } })
      if (typeof shop?.other === "string")
        faults.push({ path: [at], reason: { key: "content.otherGoods", values: { handle: shop.other } } })
    }
    return faults
  },
  write: async (db, { put, gone, now }) => {
    await lockImport(db)
    for (const row of put.map(rowOf)) {
      await putProduct(db, row, now)
      for (const [at, amount] of row.amounts.toSorted((one, other) => one - other).entries()) await putAmount(db, amount, at + 1)
      await withdrawOthers(db, row.amounts)
    }
    if (gone.length > 0) await withdrawOthers(db, [])
    return gone
  },
}
