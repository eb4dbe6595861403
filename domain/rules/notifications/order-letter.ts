/** Letters about an order: each step, its promises and its sums by the rules of the domain. */
import type { MethodType } from "#domain/entities/cart/payment.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { addressOf, type Locale } from "#domain/entities/locale.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { letters } from "#domain/languages/letters.ts"
import { zero } from "#domain/rules/money.ts"
import { refundPromise, refundTime } from "#domain/rules/orders/cancellation.ts"
import { receiptBy } from "#domain/rules/orders/receipt.ts"
import { returnableUntil, returnPeriodsOf, usualReturnHours } from "#domain/rules/orders/returns.ts"
import { formatDeliveryWindow } from "#domain/rules/texts/delivery-window.ts"
import { formatPickupWindow } from "#domain/rules/texts/pickup-window.ts"
import { formatEndDate, formatLastDay } from "#domain/rules/texts/last-day.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { isGoods, isNothingSent, isStay } from "#domain/rules/travel/stay-line.ts"
import type { Letter, LetterFact, LetterForms, LetterSender } from "./letter.ts"
import type { OrderTexts } from "./letter-texts.ts"
import type { OrderNews, OrderNewsKind } from "./order-news.ts"

/** What an order's letter is written from. */
export type OrderLetterContext = {
  readonly order: Order
  readonly sender: LetterSender
  readonly locale: Locale
  readonly now: Instant
  /** Codes of the e-tickets of a paid order, which the e-mail carries for where there is no network. */
  readonly ticketCodes?: ReadonlyArray<string>
}

const methodOf = ({ payments }: Order): MethodType | null => (payments.at(-1)?.methodType || null) as MethodType | null

/** Terms of the lease that an order is paid by; `null` for any other payment. */
const leaseTerms = ({ payments }: Order, { leaseText }: OrderTexts): string | null => {
  const lease = payments.at(-1)?.lease ?? null
  if (lease === null) return null
  const { provider: lender, months, down, monthly, total } = lease
  return leaseText({ lender, months, down: formatTugrik(down), monthly: formatTugrik(monthly), total: formatTugrik(total) })
}

/** Money of the order that the wallet paid. */
const fromWallet = ({ adjustments }: Order): number => adjustments.reduce((whole, { kind, amount }) => (kind === "wallet" ? whole - amount : whole), 0)

/** Goods of an order as lines, with the sums below them. */
const goods = ({ lineItems, itemTotal, shipTotal, adjustments, total }: Order, { quantityText, sums }: OrderTexts): Pick<Letter, "lines" | "sums"> => ({
  // A stay says its rooms itself.
  lines: lineItems.map((line) => ({
    name: line.product.name,
    detail: [line.optionsText, isStay(line) ? "" : quantityText(line.quantity)].filter((part) => part !== "").join(" · "),
    amount: formatTugrik(line.total),
    ...(line.image !== null && { picture: line.image.src }),
  })),
  sums: [
    { label: sums.items, value: formatTugrik(itemTotal) },
    ...adjustments.flatMap(({ kind, amount }) => (kind === "coupon" || kind === "wallet" ? [{ label: kind === "coupon" ? sums.discount : sums.wallet, value: formatTugrik(amount) }] : [])),
    ...(isNothingSent({ lineItems }) ? [] : [{ label: sums.delivery, value: shipTotal === 0 ? sums.free : formatTugrik(shipTotal) }]),
    { label: sums.total, value: formatTugrik(total) },
  ],
})

/** By its date: a letter may be read the day after. */
const arrival = ({ order: { deliveryFrom, deliveryTo, pickupStore = null }, locale }: OrderLetterContext): string | null =>
  deliveryFrom === null || deliveryTo === null ? null : (pickupStore === null ? formatDeliveryWindow : formatPickupWindow)(deliveryFrom, deliveryTo, null, locale)

/** Facts with a value, in the order of `known`. */
const factsOf = (names: OrderTexts["facts"], known: Partial<Readonly<Record<keyof OrderTexts["facts"], string | null>>>): ReadonlyArray<LetterFact> =>
  Object.entries(known).flatMap(([name, value]) => (value === null || value === "" ? [] : [{ label: names[name as keyof OrderTexts["facts"]], value }]))

const joined = (...parts: ReadonlyArray<string>): string => parts.filter((part) => part !== "").join(", ")

/** When and where the order arrives, or is picked up, and who takes it. */
const whereTo = (context: OrderLetterContext) => {
  const { address, pickupStore = null } = context.order
  const receiver = address === null ? null : joined([address.lastName, address.firstName].filter((part) => part !== "").join(" "), address.phone)
  if (pickupStore !== null) return { pickup: arrival(context), store: joined(pickupStore.name, pickupStore.address || pickupStore.district, pickupStore.phone), receiver }
  return { delivery: arrival(context), address: address === null ? null : joined(address.city, address.district, address.quarter, address.detail), receiver }
}

/** What comes back, and when: money to the bank account, wallet money at once. */
const comingBack = (context: OrderLetterContext, money: number, wallet: number, since: Instant): ReadonlyArray<string> => {
  const { order, locale } = context
  const { moneyBack, refundTime: time, walletBack } = letters[locale].order
  const method = methodOf(order)
  return [
    ...(money > 0 ? [moneyBack(formatTugrik(money), time(refundTime(method)), formatLastDay(refundPromise(since, method).to, locale))] : []),
    ...(wallet > 0 ? [walletBack(formatTugrik(wallet))] : []),
  ]
}

/** Until when goods may be returned: one sentence for all, or one for each period; none for stays and gift cards, which are not returned. */
const returnNotes = ({ order: { deliveredAt, lineItems }, locale }: OrderLetterContext): ReadonlyArray<string> => {
  if (deliveredAt === null) return []
  const { returnable, returnableOf } = letters[locale].order
  const goodsLines = lineItems.filter(isGoods)
  const periods = returnPeriodsOf(goodsLines)
  return periods.map((hours) => {
    const until = formatEndDate(returnableUntil(deliveredAt, hours), locale)
    const names = goodsLines.filter((line) => (line.returnHours ?? usualReturnHours) === hours).map(({ product }) => product.name)
    return periods.length === 1 ? returnable(until) : returnableOf(names.join(", "), until)
  })
}

type Parts = Omit<Letter, "subject" | "title">

const siteAddress = ({ sender, locale }: OrderLetterContext, path: string): string => `${sender.origin}${addressOf(locale, path)}`
const pageOf = (context: OrderLetterContext): string => siteAddress(context, `/account/orders/${context.order.number}`)

const placed = (context: OrderLetterContext): Parts => {
  const { order, locale } = context
  const text = letters[locale].order
  const reference = methodOf(order) === "bank_transfer" ? order.number : null
  return {
    lead: order.expiresAt === null ? text.autoCancel : `${text.pay(formatEndDate(order.expiresAt, locale))} ${text.autoCancel}`,
    facts: factsOf(text.facts, {
      number: order.number, toPay: formatTugrik(order.total), method: order.payments.at(-1)?.paymentMethodName ?? null, lease: leaseTerms(order, text), reference, ...whereTo(context),
    }),
    ...goods(order, text),
    action: { label: text.actions.pay, href: `${pageOf(context)}/pay` },
  }
}

const paid = (context: OrderLetterContext): Parts => {
  const { order, locale } = context
  const text = letters[locale].order
  return {
    lead: order.total === 0 ? text.paidByWallet : text.paid(formatTugrik(order.total)),
    facts: factsOf(text.facts, { number: order.number, lease: leaseTerms(order, text), tickets: joined(...(context.ticketCodes ?? [])), ...whereTo(context) }),
    ...goods(order, text),
    action: order.lineItems.some(isStay) ? { label: text.actions.tickets, href: siteAddress(context, "/account/tickets") } : { label: text.actions.progress, href: pageOf(context) },
    notes: [
      ...(order.earned === null || order.earned === 0 ? [] : [text.earned(formatTugrik(order.earned))]),
      ...(order.cancellableUntil === null ? [] : [text.cancellable(formatEndDate(order.cancellableUntil, locale))]),
    ],
  }
}

const onTheWay = (context: OrderLetterContext, lead: string): Parts => {
  const { order, locale } = context
  const text = letters[locale].order
  const courier = order.courier === null ? null : [order.courier.name, order.courier.phone].filter((part) => part !== "").join(", ")
  return {
    lead,
    facts: factsOf(text.facts, { number: order.number, courier, parcel: order.parcelNumber ?? null, ...whereTo(context) }),
    action: { label: text.actions.progress, href: pageOf(context) },
    notes: order.courier === null ? [] : [text.courierCalls],
  }
}

const delivered = (context: OrderLetterContext): Parts => {
  const { order, locale } = context
  const text = letters[locale].order
  return {
    lead: text.delivered,
    facts: factsOf(text.facts, { number: order.number }),
    ...goods(order, text),
    action: { label: text.actions.order, href: pageOf(context) },
    notes: [...returnNotes(context), text.review, ...(order.deliveredAt === null || order.total === 0 ? [] : [text.receipt(formatLastDay(receiptBy(order.deliveredAt), locale))])],
  }
}

/** A letter with one message and the order's number: what ended, and what comes back. */
const plain = (context: OrderLetterContext, sentences: ReadonlyArray<string>, action: keyof OrderTexts["actions"]): Parts => {
  const text = letters[context.locale].order
  return {
    lead: sentences.join(" "),
    facts: factsOf(text.facts, { number: context.order.number }),
    action: { label: text.actions[action], href: pageOf(context) },
  }
}

const partsOf = (news: OrderNews, context: OrderLetterContext): Parts => {
  const { order, locale, now } = context
  const text = letters[locale].order
  const wallet = fromWallet(order)
  switch (news.kind) {
    case "placed":
      return placed(context)
    case "paid":
      return paid(context)
    case "ready":
      return onTheWay(context, order.pickupStore == null ? text.ready : text.pickup.ready)
    case "shipped":
      return onTheWay(context, text.shipped)
    case "delivered":
      return delivered(context)
    case "canceled":
      return plain(context, [news.by === "shop" ? text.canceledByShop : text.canceled, ...comingBack(context, news.money ?? order.refundedAmount ?? zero, news.wallet ?? wallet, now)], "again")
    case "overdue":
      return plain(context, [text.overdue, ...comingBack(context, zero, wallet, now), text.sentAnyway], "again")
    case "refunded":
      return plain(context, [text.refunded[news.reason](formatTugrik(news.amount)), ...comingBack(context, news.amount, zero, now)], "order")
    case "returned":
      return plain(context, [text.returned, ...comingBack(context, news.money, news.wallet, now)], "order")
    case "returnRefused":
      return plain(context, [text.returnRefused, ...(news.answer === "" ? [] : [text.answered(news.answer)])], "order")
    default:
      return news satisfies never
  }
}

/** Steps whose short message names the day of the delivery. */
const arriving: ReadonlyArray<OrderNewsKind> = ["paid", "ready", "shipped"]

const shortMessage = (news: OrderNews, context: OrderLetterContext, { lead }: Parts, subject: string): string => {
  const { order, sender } = context
  const { facts } = letters[context.locale].order
  const window = arriving.includes(news.kind) ? arrival(context) : null
  const courier = news.kind === "shipped" && order.courier !== null ? `${facts.courier}: ${order.courier.phone}.` : null
  return [`${sender.brand}: ${subject}.`, lead, window === null ? null : `${order.pickupStore == null ? facts.delivery : facts.pickup}: ${window}.`, courier, pageOf(context)].filter((part) => part !== null).join(" ")
}

/** Subject and title; what is picked up is neither packed for a courier nor delivered. */
const headOf = (kind: OrderNewsKind, { pickupStore }: Order, { subject, title, pickup }: OrderTexts) => {
  if (pickupStore != null && kind === "ready") return { subject: pickup.readySubject, title: pickup.readyTitle }
  if (pickupStore != null && kind === "delivered") return { subject: pickup.collectedSubject, title: pickup.collectedTitle }
  return { subject: subject[kind], title: title[kind] }
}

/** The letter in both forms. */
export const orderLetter = (news: OrderNews, context: OrderLetterContext): LetterForms => {
  const text = letters[context.locale].order
  const parts = partsOf(news, context)
  const { subject: subjectOf, title } = headOf(news.kind, context.order, text)
  const subject = subjectOf(context.order.number)
  return { email: { subject: `${context.sender.brand}: ${subject}`, title, ...parts }, sms: shortMessage(news, context, parts, subject) }
}
