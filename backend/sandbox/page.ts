/** Page of the sandbox: payment desk and inbox. */
import { html } from "hono/html"
import type { Message } from "#adapters/shop/contract/sandbox.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { PaymentState, ShipmentState } from "#domain/entities/orders/order.ts"
import { addressOf, locales, type Locale } from "#domain/entities/locale.ts"
import { formatDateTime } from "#domain/rules/texts/dates.ts"
import { formatEnd } from "#domain/rules/texts/moments.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { methodNameOf, methodOf } from "#backend/payments/methods/method-documents.ts"
import { formatMessage, type MessageRef } from "#backend/texts/format-message.ts"
import { isRecharge } from "#backend/payments/recharges.ts"
import { sandboxTokens } from "./providers.ts"
import type { OfferRow } from "#backend/offers/stored-offers.ts"
import type { ReturnRow } from "#backend/orders/returns/stored-returns.ts"
import { offerCard, returnCard } from "./merchant-cards.ts"
import type { DeskOrder } from "./desk-orders.ts"
import { pageFrame, type Html } from "./page-frame.ts"

type SandboxContent = {
  readonly locale: Locale
  readonly orders: ReadonlyArray<DeskOrder>
  readonly offers: ReadonlyArray<OfferRow>
  readonly returns: ReadonlyArray<ReturnRow>
  readonly messages: ReadonlyArray<Message>
  readonly now: Instant
  readonly brand: string
}

/** Whether the money of a payment may still come, comes too late, or is settled. */
const deskStates: Readonly<Record<PaymentState, "open" | "late" | "settled">> = {
  balance_due: "open",
  processing: "open",
  failed: "open",
  overdue: "late",
  void: "late",
  paid: "settled",
  refunded: "settled",
}

/** Next state of a shipment on the desk. */
const nextShipments: Readonly<Record<ShipmentState, Exclude<ShipmentState, "pending"> | null>> = {
  pending: "ready",
  ready: "shipped",
  shipped: "delivered",
  delivered: null,
}

/** Next state of a paid order's shipment; `null` for one that is not paid or has arrived. */
const nextShipment = ({ payment_state, shipment_state }: DeskOrder) =>
  payment_state === "paid" ? nextShipments[shipment_state ?? "pending"] : null

/** Page of the payment in the shop. */
const paymentPath = ({ number }: DeskOrder): string =>
  isRecharge(number) ? `/account/wallet/recharge/${number}` : `/account/orders/${number}/pay`

/** The Most app opens the shop's payment page with its tokens; recharges are not paid so. */
const takesTokens = ({ number, payment_state, method_id }: DeskOrder): boolean =>
  !isRecharge(number) && payment_state === "balance_due" && methodOf(method_id)?.type === "wallet"

const appPath = (order: DeskOrder, locale: Locale): string => {
  const { customer, transaction } = sandboxTokens(order.number)
  return `${addressOf(locale, paymentPath(order))}?${new URLSearchParams({ custtkn: customer, txntkn: transaction }).toString()}`
}

type DeskAction = "pay" | "fail" | "process" | NonNullable<ReturnType<typeof nextShipment>>

const orderCard = (order: DeskOrder, now: Instant, locale: Locale): Html => {
  const text = (key: MessageRef["key"]) => formatMessage(locale, { key })
  const state = deskStates[order.payment_state]
  const next = nextShipment(order)
  const form = (action: DeskAction, label: MessageRef["key"]): Html => {
    const button = action === "pay" ? html`<button class="go">${text(label)}</button>` : html`<button>${text(label)}</button>`
    return html`<form method="post" action="/sandbox/desk/${order.number}/${action}?locale=${locale}">${button}</form>`
  }
  const actions: Readonly<Record<typeof state, () => ReadonlyArray<Html>>> = {
    open: () => [
      form("pay", "sandbox.pay"),
      form("fail", "sandbox.fail"),
      ...(order.payment_state === "balance_due" ? [form("process", "sandbox.process")] : []),
    ],
    late: () => [form("pay", "sandbox.payLate")],
    settled: () => (next === null ? [] : [form(next, `sandbox.to.${next}`)]),
  }
  const shownActions = actions[state]()
  const until =
    order.expires_at === null
      ? ""
      : ` · ${formatMessage(locale, { key: "sandbox.until", values: { moment: formatEnd(order.expires_at, now, locale) } })}`
  return html`<li class="card${order.isRequested ? " requested" : ""}" id="${order.number}">
    <div><strong>${order.number}</strong> <span class="state ${order.payment_state}">${text(`sandbox.state.${order.payment_state}`)}</span></div>
    <div class="sum">${formatTugrik(order.total)}</div>
    <div class="quiet">${methodNameOf(order.method_id, locale).paymentMethodName}${until}</div>
    ${shownActions.length === 0 ? "" : html`<div class="actions">${shownActions}</div>`}
    ${takesTokens(order) ? html`<div class="actions"><a href="${appPath(order, locale)}">${text("sandbox.app")}</a></div>` : ""}
    ${order.isRequested ? html`<a href="${addressOf(locale, paymentPath(order))}">${text("sandbox.back")}</a>` : ""}
  </li>`
}

const messageBody = (message: Message, locale: Locale): Html =>
  message.html
    ? html`<details>
        <summary>${formatMessage(locale, { key: "sandbox.letter" })}</summary>
        <iframe src="/sandbox/letters/${message.id}" title="${message.subject ?? ""}" loading="lazy"></iframe>
      </details>`
    : html`<p>${message.text}</p>`

const messageCard = (message: Message, locale: Locale): Html => html`<li class="card">
    <div><strong>${message.to}</strong> <span class="quiet">${formatDateTime(message.createdAt, locale)}</span></div>
    ${message.subject === null ? "" : html`<div>${message.subject}</div>`}
    ${messageBody(message, locale)}
    ${message.code === null ? "" : html`<code>${message.code}</code>`}
  </li>`

const list = (items: ReadonlyArray<Html>, empty: string): Html =>
  items.length === 0 ? html`<p class="quiet">${empty}</p>` : html`<ul>${items}</ul>`

const section = (title: string, content: Html): Html => html`<section><h2>${title}</h2>${content}</section>`

export const sandboxPage = ({ locale, orders, offers, returns, messages, now, brand }: SandboxContent): Html => {
  const text = (key: MessageRef["key"], values: MessageRef["values"] = {}) => formatMessage(locale, { key, values })
  const languageLinks = locales
    .filter((other) => other !== locale)
    .map((other) => {
      const label = formatMessage(other, { key: "sandbox.language" })
      return html` <a href="/sandbox?locale=${other}" hreflang="${other}">${label}</a>`
    })
  const orderCards = orders.map((order) => orderCard(order, now, locale))
  const offerCards = offers.map((offer) => offerCard(offer, locale))
  const returnCards = returns.map((one) => returnCard(one, locale))
  const messageCards = messages.map((message) => messageCard(message, locale))
  return pageFrame(
    locale,
    `${text("sandbox.title")} · ${brand}`,
    html`<header><div><h1>${text("sandbox.title")}</h1><p>${text("sandbox.what", { brand })}</p></div>
      <nav><a href="/sandbox?locale=${locale}">${text("sandbox.again")}</a>${languageLinks}</nav></header>
    <main>
      ${section(text("sandbox.desk"), list(orderCards, text("sandbox.noOrders")))}
      ${offers.length === 0 ? "" : section(text("sandbox.offers"), html`<ul>${offerCards}</ul>`)}
      ${returns.length === 0 ? "" : section(text("sandbox.returns"), html`<ul>${returnCards}</ul>`)}
      ${section(text("sandbox.inbox"), list(messageCards, text("sandbox.noMessages")))}
    </main>
    <footer class="quiet">${formatDateTime(now, locale)}</footer>`,
  )
}
