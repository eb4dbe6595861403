/** Letters about an order: one for each kind of news, with facts, lines and sums, and the dates promised by the rules of orders. */
import type { MethodType } from "#domain/entities/cart/payment.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { addressOf, type Locale } from "#domain/entities/locale.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { letters } from "#domain/languages/letters.ts"
import { zero } from "#domain/rules/money.ts"
import { refundPromise, refundTime } from "#domain/rules/orders/cancellation.ts"
import { orderMethod } from "#domain/rules/orders/order-method.ts"
import { receiptBy } from "#domain/rules/orders/receipt.ts"
import { returnableUntil, returnPeriodsOf, usualReturnHours } from "#domain/rules/orders/returns.ts"
import { formatDeliveryWindow } from "#domain/rules/texts/delivery-window.ts"
import { formatOpeningHours } from "#domain/rules/texts/opening-hours.ts"
import { formatPickupWindow } from "#domain/rules/texts/pickup-window.ts"
import { formatEndDate, formatLastDay } from "#domain/rules/texts/last-day.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { isGoods, isNothingSent, isStay } from "#domain/rules/travel/stay-line.ts"
import type { Letter, LetterFact, LetterForms, LetterSender } from "./letter.ts"
import type { OrderFact, OrderTexts } from "./letter-texts.ts"
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

const bankTransfer: MethodType = "bank_transfer"

/** Terms of the lease that an order is paid by; `null` for any other payment. */
const leaseTerms = ({ payments }: Order, { leaseText }: OrderTexts): string | null => {
  const lease = payments.at(-1)?.lease ?? null
  if (lease === null) return null
  const { provider: lender, months, down, monthly, total } = lease
  return leaseText({ lender, months, down: formatTugrik(down), monthly: formatTugrik(monthly), total: formatTugrik(total) })
}

/** Amount of the order that the wallet paid, in tugrik. */
const walletAmount = ({ adjustments }: Order): number =>
  adjustments.reduce((paid, { kind, amount }) => (kind === "wallet" ? paid - amount : paid), 0)

const joinBy = (separator: string, ...parts: ReadonlyArray<string>): string => parts.filter((part) => part !== "").join(separator)

/** Label of the sum of an adjustment; `null` for kinds without a line of their own. */
const adjustmentLabel = (kind: Order["adjustments"][number]["kind"], sums: OrderTexts["sums"]): string | null => {
  switch (kind) {
    case "coupon":
      return sums.discount
    case "wallet":
      return sums.wallet
    case "shipping":
    case "other":
      return null
    default:
      return kind satisfies never
  }
}

const deliverySum = (order: Order, { delivery, free }: OrderTexts["sums"]): ReadonlyArray<LetterFact> =>
  isNothingSent(order) ? [] : [{ label: delivery, value: order.shipTotal === 0 ? free : formatTugrik(order.shipTotal) }]

/** Lines of an order with the sums below them. */
const linesAndSums = (order: Order, { quantityText, sums }: OrderTexts): Pick<Letter, "lines" | "sums"> => ({
  lines: order.lineItems.map((line) => ({
    name: line.product.name,
    // The options of a stay name its rooms and nights already.
    detail: joinBy(" · ", line.optionsText, isStay(line) ? "" : quantityText(line.quantity)),
    amount: formatTugrik(line.total),
    ...(line.image !== null && { picture: line.image.src }),
  })),
  sums: [
    { label: sums.items, value: formatTugrik(order.itemTotal) },
    ...order.adjustments.flatMap(({ kind, amount }) => {
      const label = adjustmentLabel(kind, sums)
      return label === null ? [] : [{ label, value: formatTugrik(amount) }]
    }),
    ...deliverySum(order, sums),
    { label: sums.total, value: formatTugrik(order.total) },
  ],
})

/** Window of the delivery or pick-up, by its date and not as «today», since a letter may be read the day after. */
const arrivalText = ({ order: { deliveryFrom, deliveryTo, pickupStore = null }, locale }: OrderLetterContext): string | null => {
  if (deliveryFrom === null || deliveryTo === null) return null
  const format = pickupStore === null ? formatDeliveryWindow : formatPickupWindow
  return format(deliveryFrom, deliveryTo, null, locale)
}

type FactValues = Partial<Readonly<Record<OrderFact, string | null>>>

/** Facts that have a value, in the order of `values`. */
const factsOf = (labels: OrderTexts["facts"], values: FactValues): ReadonlyArray<LetterFact> =>
  Object.entries(values).flatMap(([fact, value]) => (value === null || value === "" ? [] : [{ label: labels[fact as OrderFact], value }]))

const receiverText = ({ address }: Order): string | null =>
  address === null ? null : joinBy(", ", joinBy(" ", address.lastName, address.firstName), address.phone)

const addressText = ({ address }: Order): string | null =>
  address === null ? null : joinBy(", ", address.city, address.district, address.quarter, address.detail)

/** When and where the order is delivered or picked up, and who takes it. */
const deliveryFacts = (context: OrderLetterContext): FactValues => {
  const { pickupStore = null } = context.order
  const receiver = receiverText(context.order)
  if (pickupStore === null) return { delivery: arrivalText(context), address: addressText(context.order), receiver }
  const store = joinBy(", ", pickupStore.name, pickupStore.address || pickupStore.district, pickupStore.phone)
  return { pickup: arrivalText(context), store, hours: formatOpeningHours(pickupStore.hours, context.locale).join(", "), receiver }
}

/** Sentences about a refund in tugrik: `money` goes to the bank account by a promised date, `wallet` is back already. */
const refundSentences = (context: OrderLetterContext, money: number, wallet: number, since: Instant): ReadonlyArray<string> => {
  const { order, locale } = context
  const { moneyBack, refundTime: time, walletBack } = letters[locale].order
  const method = orderMethod(order)
  const lastDay = formatLastDay(refundPromise(since, method).to, locale)
  return [
    ...(money > 0 ? [moneyBack(formatTugrik(money), time(refundTime(method)), lastDay)] : []),
    ...(wallet > 0 ? [walletBack(formatTugrik(wallet))] : []),
  ]
}

/** Sentences about the end of the return period: one for all goods, or one for each period; none for stays and gift cards. */
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

/** URL of a page of the shop. */
const siteAddress = ({ sender, locale }: OrderLetterContext, path: string): string => `${sender.origin}${addressOf(locale, path)}`
const orderAddress = (context: OrderLetterContext): string => siteAddress(context, `/account/orders/${context.order.number}`)

const placed = (context: OrderLetterContext): Parts => {
  const { order, locale } = context
  const text = letters[locale].order
  const reference = orderMethod(order) === bankTransfer ? order.number : null
  return {
    lead: order.expiresAt === null ? text.autoCancel : `${text.pay(formatEndDate(order.expiresAt, locale))} ${text.autoCancel}`,
    facts: factsOf(text.facts, {
      number: order.number,
      toPay: formatTugrik(order.total),
      method: order.payments.at(-1)?.paymentMethodName ?? null,
      lease: leaseTerms(order, text),
      reference,
      ...deliveryFacts(context),
    }),
    ...linesAndSums(order, text),
    action: { label: text.actions.pay, href: `${orderAddress(context)}/pay` },
  }
}

const paid = (context: OrderLetterContext): Parts => {
  const { order, locale } = context
  const text = letters[locale].order
  return {
    lead: order.total === 0 ? text.paidByWallet : text.paid(formatTugrik(order.total)),
    facts: factsOf(text.facts, {
      number: order.number,
      lease: leaseTerms(order, text),
      tickets: joinBy(", ", ...(context.ticketCodes ?? [])),
      ...deliveryFacts(context),
    }),
    ...linesAndSums(order, text),
    action: order.lineItems.some(isStay)
      ? { label: text.actions.tickets, href: siteAddress(context, "/account/tickets") }
      : { label: text.actions.progress, href: orderAddress(context) },
    notes: [
      ...(order.earned === null || order.earned === 0 ? [] : [text.earned(formatTugrik(order.earned))]),
      ...(order.cancellableUntil === null ? [] : [text.cancellable(formatEndDate(order.cancellableUntil, locale))]),
    ],
  }
}

/** A letter of an order that is packed or on its way. */
const onTheWay = (context: OrderLetterContext, lead: string): Parts => {
  const { order, locale } = context
  const text = letters[locale].order
  const courier = order.courier === null ? null : joinBy(", ", order.courier.name, order.courier.phone)
  return {
    lead,
    facts: factsOf(text.facts, { number: order.number, courier, parcel: order.parcelNumber ?? null, ...deliveryFacts(context) }),
    action: { label: text.actions.progress, href: orderAddress(context) },
    notes: order.courier === null ? [] : [text.courierCalls],
  }
}

const delivered = (context: OrderLetterContext): Parts => {
  const { order, locale } = context
  const text = letters[locale].order
  return {
    lead: text.delivered,
    facts: factsOf(text.facts, { number: order.number }),
    ...linesAndSums(order, text),
    action: { label: text.actions.order, href: orderAddress(context) },
    notes: [
      ...returnNotes(context),
      text.review,
      ...(order.deliveredAt === null || order.total === 0 ? [] : [text.receipt(formatLastDay(receiptBy(order.deliveredAt), locale))]),
    ],
  }
}

/** A letter of sentences and the order's number alone. */
const sentencesOnly = (context: OrderLetterContext, sentences: ReadonlyArray<string>, action: keyof OrderTexts["actions"]): Parts => {
  const text = letters[context.locale].order
  return {
    lead: sentences.join(" "),
    facts: factsOf(text.facts, { number: context.order.number }),
    action: { label: text.actions[action], href: orderAddress(context) },
  }
}

const partsOf = (news: OrderNews, context: OrderLetterContext): Parts => {
  const { order, locale, now } = context
  const text = letters[locale].order
  const refund = (money: number, wallet: number) => refundSentences(context, money, wallet, now)
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
      return sentencesOnly(
        context,
        [
          news.by === "shop" ? text.canceledByShop : text.canceled,
          ...refund(news.money ?? order.refundedAmount ?? zero, news.wallet ?? walletAmount(order)),
        ],
        "again",
      )
    case "overdue":
      return sentencesOnly(context, [text.overdue, ...refund(zero, walletAmount(order)), text.sentAnyway], "again")
    case "refunded":
      return sentencesOnly(context, [text.refunded[news.reason](formatTugrik(news.amount)), ...refund(news.amount, zero)], "order")
    case "returned":
      return sentencesOnly(context, [text.returned, ...refund(news.money, news.wallet)], "order")
    case "returnRefused":
      return sentencesOnly(context, [text.returnRefused, ...(news.answer === "" ? [] : [text.answered(news.answer)])], "order")
    default:
      return news satisfies never
  }
}

/** News whose short message names the time of the delivery or pick-up. */
const newsWithArrival: ReadonlyArray<OrderNewsKind> = ["paid", "ready", "shipped"]

const shortMessage = (news: OrderNews, context: OrderLetterContext, { lead }: Parts, subject: string): string => {
  const { order, sender } = context
  const { facts } = letters[context.locale].order
  const window = newsWithArrival.includes(news.kind) ? arrivalText(context) : null
  const windowLabel = order.pickupStore == null ? facts.delivery : facts.pickup
  const courier = news.kind === "shipped" && order.courier !== null ? `${facts.courier}: ${order.courier.phone}.` : null
  const parts = [
    `${sender.brand}: ${subject}.`,
    lead,
    window === null ? null : `${windowLabel}: ${window}.`,
    courier,
    orderAddress(context),
  ]
  return parts.filter((part) => part !== null).join(" ")
}

/** Subject and title; an order that is picked up has its own for `ready` and `delivered`. */
const headOf = (kind: OrderNewsKind, { pickupStore }: Order, { subject, title, pickup }: OrderTexts) => {
  if (pickupStore != null && kind === "ready") return { subject: pickup.readySubject, title: pickup.readyTitle }
  if (pickupStore != null && kind === "delivered") return { subject: pickup.collectedSubject, title: pickup.collectedTitle }
  return { subject: subject[kind], title: title[kind] }
}

/** The letter as an e-mail and as a short message. */
export const orderLetter = (news: OrderNews, context: OrderLetterContext): LetterForms => {
  const text = letters[context.locale].order
  const parts = partsOf(news, context)
  const { subject: subjectOf, title } = headOf(news.kind, context.order, text)
  const subject = subjectOf(context.order.number)
  return { email: { subject: `${context.sender.brand}: ${subject}`, title, ...parts }, sms: shortMessage(news, context, parts, subject) }
}
