/** Cards of the merchant's desk: price suggestions, quotes and returns that wait for an answer. */
import { html } from "hono/html"
import { inLocale, type Locale } from "#domain/entities/locale.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { OfferRow } from "#backend/offers/stored-offers.ts"
import type { ReturnRow } from "#backend/orders/returns/stored-returns.ts"
import { formatMessage, type MessageRef } from "#backend/texts/format-message.ts"
import type { Html } from "./page-frame.ts"

export const offerCard = (offer: OfferRow, locale: Locale): Html => {
  const text = (key: MessageRef["key"]) => formatMessage(locale, { key })
  const { number, kind, price, quantity, contact, note } = offer
  const wanted = price === null ? `× ${quantity}` : formatTugrik(price)
  return html`<li class="card" id="${number}">
    <div><strong>${number}</strong> <span class="state">${text(`sandbox.offer.${kind}`)}</span></div>
    <div>${inLocale(offer.title, locale)}</div>
    <div class="sum">${wanted} <span class="quiet">(${formatTugrik(offer.selling_price)})</span></div>
    <div class="quiet">${contact}${note === "" ? "" : ` · ${note}`}</div>
    <div class="actions">
      <form method="post" action="/sandbox/desk/offers/${number}/accept?locale=${locale}">
        <label>${text("sandbox.offer.price")}<input name="price" inputmode="numeric" required value="${price ?? ""}"></label>
        <button class="go">${text("sandbox.offer.accept")}</button>
      </form>
      <form method="post" action="/sandbox/desk/offers/${number}/reject?locale=${locale}"><button>${text("sandbox.offer.reject")}</button></form>
    </div>
  </li>`
}

export const returnCard = ({ number, note, lines, pictures }: ReturnRow, locale: Locale): Html => {
  const text = (key: MessageRef["key"]) => formatMessage(locale, { key })
  const path = `/sandbox/desk/returns/${number}`
  const pictureLink = (name: string, at: number): Html => {
    const alt = formatMessage(locale, { key: "sandbox.returnPicture", values: { number: at + 1 } })
    return html`<a href="/sandbox/return-pictures/${name}?size=large"><img src="/sandbox/return-pictures/${name}" alt="${alt}"></a>`
  }
  return html`<li class="card" id="${number}">
    <div><strong>${number}</strong> × ${lines.reduce((all, { quantity }) => all + quantity, 0)}</div>
    <div class="quiet">${note}</div>
    ${pictures.length === 0 ? "" : html`<div class="pictures">${pictures.map(pictureLink)}</div>`}
    <div class="actions">
      <form method="post" action="${path}/accept?locale=${locale}">
        <button class="go">${text("sandbox.offer.accept")}</button>
      </form>
      <form method="post" action="${path}/reject?locale=${locale}">
        <label>${text("sandbox.return.answer")}<input name="answer" maxlength="500" required></label>
        <button>${text("sandbox.offer.reject")}</button>
      </form>
    </div>
  </li>`
}
