/** Orders as stored, read in one query with everything that their documents show. */
import type { PaymentStatus } from "#domain/entities/cart/payment.ts"
import type { DeliverySlot } from "#domain/entities/cart/delivery-slot.ts"
import type { DayHours } from "#domain/entities/content/store.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { PaidCard } from "#domain/entities/account/card.ts"
import type { LeaseAgreement } from "#domain/entities/lease/lease-choice.ts"
import type { Locale, Localized } from "#domain/entities/locale.ts"
import type { Order, OrderState, PaymentState, ShipmentState } from "#domain/entities/orders/order.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import type { DeliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import type { PickupTerms } from "#domain/rules/cart/pickup-terms.ts"
import type { DeliveryKind } from "#domain/rules/cart/delivery.ts"
import { tugrik } from "#domain/rules/money.ts"
import { grantFor, type Grant } from "#domain/rules/offers/personal-price.ts"
import { priceAt } from "#domain/rules/catalogue/sale.ts"
import type { WalletShare } from "#domain/entities/wallet/wallet.ts"
import type { StoredOptionValue } from "#backend/catalogue/products/option-values.ts"
import type { Database } from "#backend/database/database.ts"
import type { LocatedAddress } from "#backend/country.ts"
import { usedBy } from "#backend/offers/used-offer.ts"
import { sellable } from "#backend/catalogue/products/product-conditions.ts"
import { stayLine } from "#backend/travel/stay-lines.ts"
import { stayRoom, type StayRoom } from "#backend/travel/stay-rooms.ts"
import type { CouponRow } from "#backend/wallet/coupon-row.ts"
import { partsOfOwner, type PartRow } from "#backend/wallet/parts.ts"

export type LineRow = {
  readonly id: number
  readonly variant_id: number
  readonly quantity: number
  /** Place among the lines. */
  readonly position: number
  /** Fixed at placing; today's price before. */
  readonly price: number
  readonly list_price: number
  readonly on_hand: number
  readonly options: ReadonlyArray<StoredOptionValue>
  /** Options of the line itself, as they were sent. */
  readonly line_options: Readonly<Record<string, unknown>>
  readonly picture: string | null
  /** Weight of one unit in grams. */
  readonly weight_g: number | null
  readonly product_id: number
  readonly sku: string
  readonly slug: string
  readonly title: Localized
  readonly brand: Localized
  readonly badges: ReadonlyArray<string>
  /** Permalink of the product's category. */
  readonly category: string
  /** Return rate in per mille, fixed at placing; `null` where the site's counts. */
  readonly return_per_mille: number | null
  /** Hours of returns, fixed at placing; `null` where the site's count. */
  readonly return_hours: number | null
  /** Offer whose granted price counts; `null` for the shop's price. */
  readonly offer_id: number | null
  /** Room of a stay; `null` for goods. */
  readonly room: StayRoom | null
  /** Amount of a gift card; `null` for anything else. */
  readonly gift: number | null
}

export type PaymentRow = {
  readonly id: number
  readonly method_id: number
  readonly amount: number
  readonly state: PaymentStatus
  readonly lease: LeaseAgreement | null
  readonly card: PaidCard | null
}

/** Store of a pick-up, in every language. */
export type StoreRow = Readonly<Record<"name" | "district" | "address", Localized>> & {
  readonly id: number
  readonly phone: string
  readonly hours: ReadonlyArray<DayHours>
}

/** Requested store credit before placing (stored as `asked`), and the shares of the parts afterwards. */
export type WalletWish = { readonly asked?: number; readonly source?: WalletPartKind | null; readonly shares?: ReadonlyArray<WalletShare> }

/** Terms of a pick-up, and the opening hours of its store. */
type StorePickup = { readonly opening: StoreRow["hours"]; readonly terms: PickupTerms }

/** Terms at which an order is placed: time to pay and to cancel, kind and hours of its delivery. `pickup`: those of a pick-up, where it is one. */
export type OrderTerms = Pick<SiteConfig, "paymentMinutes" | "cancelHours"> & {
  readonly delivery: { readonly kind: DeliveryKind; readonly terms: DeliveryTerms }
  readonly pickup?: StorePickup
}

export type OrderRow = {
  readonly id: number
  readonly number: string
  readonly token: string
  readonly user_id: number | null
  readonly state: OrderState
  readonly payment_state: PaymentState | null
  readonly shipment_state: ShipmentState | null
  readonly address: LocatedAddress | null
  readonly delivery_slot: DeliverySlot | null
  readonly pickup_store: StoreRow | null
  readonly note: string
  readonly coupon_code: string | null
  readonly wallet: WalletWish
  readonly receipt_for: {
    readonly kind: "person" | "organization"
    readonly registryNumber: string | null
    readonly name?: string | null
  } | null
  /** Terms at which it was placed; `null` before, and for an order of a release that kept none. */
  readonly terms: OrderTerms | null
  readonly ship_total: number | null
  readonly discount_total: number | null
  readonly refunded_amount: number | null
  /** Whether a refund of the order's own money is not sent yet. */
  readonly refund_pending: boolean
  readonly created_at: Instant
  readonly completed_at: Instant | null
  readonly paid_at: Instant | null
  readonly delivered_at: Instant | null
  readonly canceled_at: Instant | null
  readonly expires_at: Instant | null
  readonly receipt_status: "pending" | "confirmed" | null
  /** Bonus credited for the order, in tugrik; `null` before it is paid. */
  readonly earned: number | null
  readonly confirmation: Order["confirmation"]
  readonly courier: Order["courier"]
  readonly parcel_number: string | null
  /** Language of its letters. */
  readonly locale: Locale
  readonly lines: ReadonlyArray<LineRow>
  readonly coupon: CouponRow | null
  readonly payment: PaymentRow | null
  readonly parts: ReadonlyArray<PartRow>
}

const select = `
  select o.id, o.number, o.token, o.user_id, o.state, o.payment_state, o.shipment_state, o.address, o.delivery_slot, o.note,
    o.coupon_code, o.wallet, o.terms,
    o.receipt_for, o.ship_total, o.discount_total, o.refunded_amount, o.created_at, o.completed_at, o.paid_at, o.delivered_at,
    o.canceled_at, o.expires_at, o.confirmation, o.courier, o.parcel_number, o.locale,
    case when o.paid_at is null then null else (
      select coalesce(sum(e.amount), 0)::int from wallet_entries e
      where e.user_id = o.user_id and e.order_number = o.number and e.action = 'earned' and e.amount > 0) end as earned,
    (select case when r.status = 'confirmed' then 'confirmed' else 'pending' end
     from receipts r where r.order_id = o.id and r.void_state is null) as receipt_status,
    exists (select from refunds f where f.order_id = o.id and f.state <> 'done' and f.reason not in ('again', 'amount')) as refund_pending,
    (select row_to_json(k) from (
       select id, name, district, address, phone, hours from stores where id = o.pickup_store_id) k) as pickup_store,
    (select row_to_json(c) from coupons c where c.code = o.coupon_code) as coupon,
    (select row_to_json(p) from (
       select id, method_id, amount, state, lease, card from payments where order_id = o.id order by id desc limit 1) p) as payment,
    ${partsOfOwner("o.user_id")} as parts,
    coalesce((
      select json_agg(json_build_object('id', l.id, 'variant_id', l.variant_id, 'quantity', l.quantity,
        'position', coalesce(l.position, l.id),
        'fixed_price', l.price, 'fixed_list_price', l.list_price, 'fixed_offer', l.offer_id, 'fixed_rate', l.return_per_mille,
        'return_hours', l.return_hours,
        'today_rate', p.return_per_mille, 'full_price', v.price, 'selling_price', v.selling_price,
        'sale_percent', p.sale_percent, 'sale_start_at', p.sale_start_at, 'sale_expire_at', p.sale_expire_at,
        'on_hand', ${sellable}, 'options', v.options, 'line_options', l.options,
        'picture', coalesce(v.picture, p.pictures[1]),
        'weight_g', p.weight_g, 'product_id', p.id, 'sku', p.sku, 'slug', p.slug, 'title', p.title,
        'brand', b.name, 'badges', p.badges, 'category', t.permalink,
        'grants', (
          select json_agg(json_build_object('id', f.id, 'price', f.granted_price, 'quantity', f.quantity, 'validUntil', f.valid_until,
            'isUsed', ${usedBy("f.id")} is not null))
          from offers f where f.user_id = o.user_id and f.product_id = p.id and f.status = 'accepted'),
        'gift', (select g.amount from gift_card_products g where g.variant_id = v.id),
        'room', (
          select ${stayRoom("(l.options->>'arrives')::date", "(l.options->>'leaves')::date")}
          from hotel_rooms r join hotels h on h.id = r.hotel_id where r.variant_id = v.id)) order by coalesce(l.position, l.id), l.id)
      from line_items l join variants v on v.id = l.variant_id join products p on p.id = v.product_id
        join brands b on b.code = p.brand_code join taxons t on t.id = p.taxon_id
      where l.order_id = o.id), '[]') as lines
  from orders o`

/** A stored line: the fixed prices, and the parts of today's price. */
type StoredLine = Omit<LineRow, "price" | "list_price" | "return_per_mille" | "offer_id"> & {
  readonly fixed_offer: number | null
  readonly fixed_rate: number | null
  readonly today_rate: number | null
  readonly fixed_price: number | null
  readonly fixed_list_price: number | null
  readonly full_price: number
  readonly selling_price: number
  readonly sale_percent: number
  readonly sale_start_at: Instant | null
  readonly sale_expire_at: Instant | null
  /** Prices that the shop has granted the order's owner for the product. */
  readonly grants: ReadonlyArray<Grant> | null
}
type Stored = Omit<OrderRow, "lines"> & { readonly lines: ReadonlyArray<StoredLine> }

/** A line at the prices that were fixed at placing, otherwise at today's; `usedOffers` are those that earlier lines are sold at. */
const pricedLine = (line: StoredLine, usedOffers: ReadonlyArray<number | null>, now: Instant): LineRow => {
  const {
    fixed_price,
    fixed_offer,
    fixed_list_price,
    fixed_rate,
    today_rate,
    full_price,
    selling_price,
    sale_percent,
    sale_start_at,
    sale_expire_at,
    grants,
    ...rest
  } = line
  const sold = {
    price: tugrik(full_price),
    sellingPrice: tugrik(selling_price),
    salePercent: sale_percent,
    saleStartAt: sale_start_at,
    saleExpireAt: sale_expire_at,
  }
  if (rest.room !== null) {
    const { price, onHand } = stayLine(rest.room, rest.line_options, now)
    return {
      ...rest,
      offer_id: null,
      on_hand: onHand,
      price: fixed_price ?? price,
      list_price: fixed_list_price ?? price,
      return_per_mille: fixed_price === null ? today_rate : fixed_rate,
    }
  }
  if (fixed_price !== null) {
    return { ...rest, offer_id: fixed_offer, price: fixed_price, list_price: fixed_list_price ?? full_price, return_per_mille: fixed_rate }
  }
  const price = priceAt(sold, now)
  const grant = grantFor(
    price,
    (grants ?? []).filter(({ id }) => !usedOffers.includes(id)),
    line.quantity,
    now,
  )
  return { ...rest, offer_id: grant?.id ?? null, price: grant?.price ?? price, list_price: full_price, return_per_mille: today_rate }
}

const orderRow = (row: Stored, now: Instant): OrderRow => ({
  ...row,
  lines: row.lines.reduce<ReadonlyArray<LineRow>>(
    (lines, line) => [
      ...lines,
      pricedLine(
        line,
        lines.map(({ offer_id }) => offer_id),
        now,
      ),
    ],
    [],
  ),
})

/** The order by its id, priced at `now`. Throws an `Error` where there is none. */
export const orderById = async (db: Database, id: number, now: Instant): Promise<OrderRow> => {
  const [row] = await db.query<Stored>(`${select} where o.id = $1`, [id])
  if (row === undefined) throw new Error(`order ${id} is gone`)
  return orderRow(row, now)
}

/** The orders in the order of `ids`. */
export const ordersByIds = async (db: Database, ids: ReadonlyArray<number>, now: Instant): Promise<ReadonlyArray<OrderRow>> =>
  (await db.query<Stored>(`${select} where o.id = any ($1::bigint[]) order by array_position($1::bigint[], o.id)`, [ids])).map((row) =>
    orderRow(row, now),
  )
