/** Page of the sandbox: payment desk and inbox. */
import { html, raw } from "hono/html"
import type { Message } from "#adapters/shop/contract/sandbox.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { addressOf, locales, type Locale } from "#domain/entities/locale.ts"
import { formatDateTime } from "#domain/rules/texts/dates.ts"
import { formatEnd } from "#domain/rules/texts/moments.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { methodNameOf, methodOf } from "#backend/payments/methods/method-documents.ts"
import { formatMessage, type MessageRef } from "#backend/texts/format-message.ts"
import { sandboxTokens } from "./providers.ts"
import { sandboxStyle } from "./style.ts"
import type { OfferRow } from "#backend/offers/stored-offers.ts"
import type { ReturnRow } from "#backend/orders/returns/stored-returns.ts"
import { offerCard, returnCard } from "./merchant-cards.ts"
import type { WaitingOrder } from "./awaiting-orders.ts"

export type Html = ReturnType<typeof html>

/** Policy of the sandbox's pages: no scripts. */
export const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'"
/** Policy of a letter, which the inbox shows in a frame; its links open elsewhere. */
export const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

export const pageFrame = (locale: Locale, title: string, body: Html): Html => html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title}</title><style>${raw(sandboxStyle)}</style></head>
<body>${body}</body></html>`

type Shown = {
  readonly locale: Locale
  readonly orders: ReadonlyArray<WaitingOrder>
  readonly offers: ReadonlyArray<OfferRow>
  readonly returns: ReadonlyArray<ReturnRow>
  readonly messages: ReadonlyArray<Message>
  readonly now: Instant
  readonly brand: string
}

const isOpen = ({ payment_state }: WaitingOrder): boolean => ["balance_due", "processing", "failed"].includes(payment_state)

/** Next state of a paid order's shipment. */
const nextShipment = ({ payment_state, shipment_state }: WaitingOrder): "ready" | "shipped" | "delivered" | null => {
  if (payment_state !== "paid" || shipment_state === "delivered") return null
  if (shipment_state === "shipped") return "delivered"
  return shipment_state === "ready" ? "shipped" : "ready"
}

/** Page of the payment in the shop; the numbers of recharges begin with W. */
const paymentPath = ({ number }: WaitingOrder): string =>
  number.startsWith("W") ? `/account/wallet/recharge/${number}` : `/account/orders/${number}/pay`

/** The Most app opens the shop's payment page with its tokens; recharges are not paid so. */
const takesTokens = ({ number, payment_state, method_id }: WaitingOrder): boolean =>
  !number.startsWith("W") && payment_state === "balance_due" && methodOf(method_id)?.type === "wallet"

const appPath = (order: WaitingOrder, locale: Locale): string => {
  const { customer, transaction } = sandboxTokens(order.number)
  return `${addressOf(locale, paymentPath(order))}?${new URLSearchParams({ custtkn: customer, txntkn: transaction }).toString()}`
}

const orderCard = (order: WaitingOrder, now: Instant, locale: Locale): Html => {
  const text = (key: MessageRef["key"]) => formatMessage(locale, { key })
  const late = order.payment_state === "overdue" || order.payment_state === "void"
  const next = nextShipment(order)
  return html`<li class="card${order.isRequested ? " requested" : ""}" id="${order.number}">
    <div><strong>${order.number}</strong> <span class="state ${order.payment_state}">${text(`sandbox.state.${order.payment_state}`)}</span></div>
    <div class="sum">${formatTugrik(order.total)}</div>
    <div class="quiet">${methodNameOf(order.method_id, locale).paymentMethodName}${order.expires_at === null ? "" : ` · ${formatMessage(locale, { key: "sandbox.until", values: { moment: formatEnd(order.expires_at, now, locale) } })}`}</div>
    ${isOpen(order) || late
      ? html`<div class="actions">
          <form method="post" action="/sandbox/desk/${order.number}/pay?locale=${locale}"><button class="go">${text(late ? "sandbox.payLate" : "sandbox.pay")}</button></form>
          ${late ? "" : html`<form method="post" action="/sandbox/desk/${order.number}/fail?locale=${locale}"><button>${text("sandbox.fail")}</button></form>`}
          ${order.payment_state === "balance_due" ? html`<form method="post" action="/sandbox/desk/${order.number}/process?locale=${locale}"><button>${text("sandbox.process")}</button></form>` : ""}
        </div>`
      : ""}
    ${takesTokens(order)
      ? html`<div class="actions"><a href="${appPath(order, locale)}">${text("sandbox.app")}</a></div>`
      : ""}
    ${next === null ? "" : html`<div class="actions"><form method="post" action="/sandbox/desk/${order.number}/${next}?locale=${locale}"><button>${text(`sandbox.to.${next}`)}</button></form></div>`}
    ${order.isRequested ? html`<a href="${addressOf(locale, paymentPath(order))}">${text("sandbox.back")}</a>` : ""}
  </li>`
}

const messageCard = (message: Message, locale: Locale): Html => html`<li class="card">
    <div><strong>${message.to}</strong> <span class="quiet">${formatDateTime(message.createdAt, locale)}</span></div>
    ${message.subject === null ? "" : html`<div>${message.subject}</div>`}
    ${message.html ? html`<details><summary>${formatMessage(locale, { key: "sandbox.letter" })}</summary><iframe src="/sandbox/letters/${message.id}" title="${message.subject ?? ""}" loading="lazy"></iframe></details>` : html`<p>${message.text}</p>`}
    ${message.code === null ? "" : html`<code>${message.code}</code>`}
  </li>`

const list = (items: ReadonlyArray<Html>, empty: string): Html =>
  items.length === 0 ? html`<p class="quiet">${empty}</p>` : html`<ul>${items}</ul>`

export const sandboxPage = ({ locale, orders, offers, returns, messages, now, brand }: Shown): Html => {
  const text = (key: MessageRef["key"], values: MessageRef["values"] = {}) => formatMessage(locale, { key, values })
  const others = locales.filter((one) => one !== locale)
  return pageFrame(
    locale,
    `${text("sandbox.title")} · ${brand}`,
    html`<header><div><h1>${text("sandbox.title")}</h1><p>${text("sandbox.what", { brand })}</p></div>
      <nav><a href="/sandbox?locale=${locale}">${text("sandbox.again")}</a>${others.map((other) => html` <a href="/sandbox?locale=${other}" hreflang="${other}">${formatMessage(other, { key: "sandbox.language" })}</a>`)}</nav></header>
    <main>
      <section><h2>${text("sandbox.desk")}</h2>${list(orders.map((order) => orderCard(order, now, locale)), text("sandbox.noOrders"))}</section>
      ${offers.length === 0 ? "" : html`<section><h2>${text("sandbox.offers")}</h2><ul>${offers.map((offer) => offerCard(offer, locale))}</ul></section>`}
      ${returns.length === 0 ? "" : html`<section><h2>${text("sandbox.returns")}</h2><ul>${returns.map((one) => returnCard(one, locale))}</ul></section>`}
      <section><h2>${text("sandbox.inbox")}</h2>${list(messages.map((message) => messageCard(message, locale)), text("sandbox.noMessages"))}</section>
    </main>
    <footer class="quiet">${formatDateTime(now, locale)}</footer>`,
  )
}

/** Form for the secret, for callers from elsewhere. */
export const secretPage = (locale: Locale, wrong: boolean): Html =>
  pageFrame(
    locale,
    formatMessage(locale, { key: "sandbox.title" }),
    html`<header><div><h1>${formatMessage(locale, { key: "sandbox.title" })}</h1></div></header>
    <main><form class="card" method="post" action="/sandbox/enter?locale=${locale}">
      <label>${formatMessage(locale, { key: "sandbox.secret" })}<input type="password" name="secret" autocomplete="off" required></label>
      ${wrong ? html`<p role="alert">${formatMessage(locale, { key: "sandbox.wrongSecret" })}</p>` : ""}
      <button class="go">${formatMessage(locale, { key: "sandbox.enter" })}</button></form></main>`,
  )
