/** Order as a shopper reads it, in one language. */
import type { Instant, LineId, OrderNumber, ProductId, VariantId } from "#domain/entities/ids.ts"
import { inLocale, type Locale } from "#domain/entities/locale.ts"
import type { LineItem, Order } from "#domain/entities/orders/order.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { cancellableUntil, isShippedOut } from "#domain/rules/orders/cancellation.ts"
import { arrivalsOf, stayLineText } from "#backend/travel/stay-lines.ts"
import { totalUnits, isCurrent } from "#domain/rules/cart/cart.ts"
import { secondsUntil } from "#domain/rules/countdown.ts"
import { pickupWindow } from "#domain/rules/cart/pickup.ts"
import { isMadeToOrder } from "#domain/rules/cart/delivery.ts"
import { promisedWindow } from "#domain/rules/cart/delivery-slots.ts"
import { change, zero, times, tugrik } from "#domain/rules/money.ts"
import { maxUsable, paidByPart, usable } from "#domain/rules/wallet/wallet.ts"
import { optionsText } from "#backend/catalogue/products/product-document.ts"
import { picture } from "#backend/catalogue/products/product-pictures.ts"
import { methodNameOf } from "#backend/payments/methods/method-documents.ts"
import { addressIn } from "#backend/country.ts"
import { isAwaiting } from "./awaiting-payment.ts"
import { couponOf, reckon, sendsNothing, type Reckoning } from "./order-totals.ts"
import { returnHoursOf, termsOf } from "./order-terms.ts"
import type { LineRow, OrderRow, StoreRow } from "./order-rows.ts"
import { giftText } from "#backend/wallet/gift-lines.ts"
import { offeredPart, rulePart } from "#backend/wallet/parts.ts"

/** Options of a line as texts, without those of its variant, which `optionsText` names; values that are neither text nor number are left out. */
const lineOptions = ({ line_options: lineValues, options }: LineRow): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(lineValues).flatMap(([name, value]) => {
      const isOfVariant = options.some((option) => option.key === name && option.value === value)
      return (typeof value === "string" || typeof value === "number") && !isOfVariant ? [[name, String(value)]] : []
    }),
  )

/** Options of a line in words: receiver and message of a gift card, dates of a stay, options of a variant. */
const lineText = (line: LineRow, locale: Locale): string => {
  if (line.gift !== null) return giftText(line.line_options)
  return line.room === null ? optionsText(line.options, locale) : stayLineText(line.line_options, locale)
}

const lineItem = (line: LineRow, locale: Locale, { flags: { showBrand, showSale }, returns }: SiteConfig): LineItem => {
  const name = inLocale(line.title, locale)
  const options = lineOptions(line)
  return {
    id: line.id as LineId,
    variantId: line.variant_id as VariantId,
    quantity: line.quantity,
    price: tugrik(line.price),
    listPrice: tugrik(showSale ? line.list_price : line.price),
    total: times(tugrik(line.price), line.quantity),
    totalOnHand: line.on_hand,
    optionsText: lineText(line, locale),
    ...(Object.keys(options).length > 0 && { options }),
    returnHours: returnHoursOf(line, returns),
    weight: line.weight_g ?? 0,
    madeToOrder: isMadeToOrder(line),
    position: line.position,
    image: line.picture === null ? null : picture(line.picture, name),
    product: {
      id: line.product_id as ProductId,
      name,
      sku: line.sku,
      brand: !showBrand || line.room !== null || line.gift !== null ? "" : inLocale(line.brand, locale),
      slug: line.slug,
    },
  }
}

const adjustments = (row: OrderRow, { discount, walletTotal }: Reckoning): Order["adjustments"] => [
  ...(discount > 0 ? [{ kind: "coupon" as const, label: row.coupon_code ?? "", amount: change(0 - discount) }] : []),
  ...(walletTotal > 0 ? [{ kind: "wallet" as const, label: "wallet", amount: change(0 - walletTotal) }] : []),
]

const walletDocument = (row: OrderRow, { purchase, shares, walletTotal }: Reckoning, locale: Locale, site: SiteConfig): Order["wallet"] => {
  if (row.user_id === null || !isCurrent(row) || !site.flags.wallet) return null
  const parts = row.parts.map(rulePart)
  return {
    used: walletTotal,
    usable: maxUsable(parts, purchase, site.wallet),
    parts: row.parts.map((part) => ({
      ...offeredPart(part, locale, site.wallet),
      usable: usable(rulePart(part), purchase, site.wallet),
      used: paidByPart(shares, rulePart(part)),
    })),
  }
}

/** Promised delivery of a placed order; `null` for any other. */
const promisedDelivery = (row: OrderRow, site: SiteConfig, now: Instant) => {
  if (row.state !== "complete" || row.payment_state === "refunded" || row.completed_at === null || sendsNothing(row)) return null
  const { pickup, delivery } = termsOf(row, site)
  if (pickup !== undefined) return pickupWindow({ hours: pickup.opening }, row.paid_at ?? now, pickup.terms)
  const { kind, terms } = delivery
  return promisedWindow({ kind, placedAt: row.completed_at, paidAt: row.paid_at ?? now }, row.delivery_slot, terms)
}

const pickupStore = (store: StoreRow, locale: Locale): NonNullable<Order["pickupStore"]> => ({
  id: store.id,
  name: inLocale(store.name, locale),
  district: inLocale(store.district, locale),
  address: inLocale(store.address, locale),
  phone: store.phone,
  hours: store.hours,
})

/** Until when the shopper may cancel an order that is paid at `paidAt`. */
const cancellableWhenPaid = (row: OrderRow, paidAt: Instant, site: SiteConfig): Instant =>
  cancellableUntil(paidAt, termsOf(row, site).cancelHours, {
    arrivals: arrivalsOf(row.lines),
    hasGoods: row.lines.some(({ room }) => room === null),
  })

/** Until when the shopper may cancel an order; `null` for one that is on its way or is no placed order. */
export const cancellable = (row: OrderRow, site: SiteConfig): Instant | null => {
  if (row.state !== "complete" || isShippedOut(row.shipment_state)) return null
  return row.paid_at === null ? row.expires_at : cancellableWhenPaid(row, row.paid_at, site)
}

/** When the receipt of an order without goods, paid at `paidAt`, is filed: once it can no longer be cancelled; `null` for an order with goods, whose delivery decides. */
export const receiptDue = (row: OrderRow, paidAt: Instant, site: SiteConfig): Instant | null =>
  row.lines.every(({ room, gift }) => room !== null || gift !== null) ? cancellableWhenPaid(row, paidAt, site) : null

export const orderDocument = (row: OrderRow, locale: Locale, site: SiteConfig, now: Instant): Order => {
  const sums = reckon(row, site, now)
  const delivery = promisedDelivery(row, site, now)
  const expiresAt = isAwaiting(row) ? row.expires_at : null
  return {
    number: row.number as OrderNumber,
    token: row.user_id === null ? row.token : null,
    state: row.state,
    paymentState: row.payment_state,
    shipmentState: row.shipment_state,
    lineItems: row.lines.map((line) => lineItem(line, locale, site)),
    address: row.address === null ? null : addressIn(locale, row.address.given),
    deliverySlot: row.delivery_slot,
    pickupStore: row.pickup_store === null ? null : pickupStore(row.pickup_store, locale),
    note: row.note,
    totalQuantity: totalUnits(row.lines),
    listTotal: site.flags.showSale ? sums.listTotal : sums.itemTotal,
    itemTotal: sums.itemTotal,
    shipTotal: sums.shipTotal,
    taxTotal: sums.vat,
    adjustments: adjustments(row, sums),
    couponCodes: row.coupon_code === null || (isCurrent(row) && couponOf(row, site) === null) ? [] : [row.coupon_code],
    total: sums.total,
    payments:
      row.payment === null
        ? []
        : [
            {
              id: row.payment.id,
              amount: tugrik(row.payment.amount),
              state: row.payment.state,
              paymentMethodId: row.payment.method_id,
              ...methodNameOf(row.payment.method_id, locale),
              ...(row.payment.lease !== null && { lease: row.payment.lease }),
            },
          ],
    wallet: walletDocument(row, sums, locale, site),
    createdAt: row.created_at,
    completedAt: row.completed_at,
    paidAt: row.paid_at,
    deliveredAt: row.delivered_at,
    canceledAt: row.canceled_at,
    expiresAt,
    expiresIn: expiresAt === null ? null : secondsUntil(expiresAt, now),
    cancellableUntil: cancellable(row, site),
    cancelHours: termsOf(row, site).cancelHours,
    deliveryFrom: delivery?.from ?? null,
    deliveryTo: delivery?.to ?? null,
    refundedAmount: row.refunded_amount === null ? null : tugrik(Math.max(zero, row.refunded_amount)),
    ...(row.refund_pending && { refundPending: true }),
    receiptState: row.receipt_status,
    receiptFor:
      row.receipt_for?.registryNumber == null
        ? null
        : { registryNumber: row.receipt_for.registryNumber, name: row.receipt_for.name ?? null },
    earned: row.earned === null ? null : tugrik(row.earned),
    confirmation: row.confirmation,
    courier: row.courier,
    parcelNumber: row.parcel_number,
    earns: row.user_id === null || !site.flags.wallet ? null : sums.earns,
  }
}
