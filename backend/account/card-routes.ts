/** Calls of payment cards, and the sandbox's page in place of the bank's. C10. */
import type { Hono } from "hono"
import { html } from "hono/html"
import * as contract from "#adapters/shop/contract/account/cards.ts"
import { addressOf, defaultLocale, isLocale, type Locale } from "#domain/entities/locale.ts"
import { bodyOf } from "#backend/http/body.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { count } from "#backend/http/rate-limiter.ts"
import { missing, Refusal } from "#backend/http/refusal.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import { bankNames } from "#backend/sandbox/providers.ts"
import { pageFrame, pagePolicy } from "#backend/sandbox/page.ts"
import { requireSandbox } from "#backend/http/sandbox-access.ts"
import type { BackendServices } from "#backend/services.ts"
import { formatMessage } from "#backend/texts/format-message.ts"
import { beginCard, cardsOf, setDefaultCard, isPending, pendingCards, registerCard, removeCard } from "./cards.ts"

/** Last digits of the cards that the sandbox's page offers. */
const testCards: ReadonlyArray<string> = ["4242", "0937", "5100"]

export const cardRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { db, config } = services
  serve(app, services, contract.cards, async ({ userId }) => ({ cards: await cardsOf(db, userId) }))
  serve(app, services, contract.allCards, async ({ userId, now }) => ({
    cards: await cardsOf(db, userId),
    pending: await pendingCards(db, userId, now),
  }))
  serve(app, services, contract.registerCard, async ({ userId, body, now, locale }) => {
    if (body.cardId !== null) {
      await setDefaultCard(db, userId, body.cardId)
      return { url: null, cards: await cardsOf(db, userId) }
    }
    if (config.sandbox === null) throw new Refusal(422, { key: "card.noProvider" })
    await count(db, `cards of ${userId}`, limits.cardRegistrations, now)
    return { url: `/sandbox/cards/${await beginCard(db, userId, now)}?locale=${locale}`, cards: await cardsOf(db, userId) }
  })
  serve(app, services, contract.removeCard, async ({ userId, body }) => {
    await removeCard(db, userId, body.cardId)
    return { cards: await cardsOf(db, userId) }
  })
  if (config.sandbox !== null) sandboxBankPage(app, services)
}

/** Page with made-up cards, on which a tester registers one as at a bank. */
const sandboxBankPage = (app: Hono<Env>, services: BackendServices): void => {
  const { db, now } = services
  const path = "/sandbox/cards/:id"
  const localeOf = (requested: string | undefined) => (isLocale(requested) ? requested : defaultLocale)
  const settingsPath = (locale: Locale) => addressOf(locale, "/account/settings")
  app.use(path, async (c, next) => {
    await requireSandbox(c, services)
    await next()
  })
  app.get(path, async (c) => {
    const id = c.req.param("id")
    const locale = localeOf(c.req.query("locale"))
    if (!(await isPending(db, id, now()))) throw missing("card.none")
    const text = (key: "sandbox.card" | "sandbox.card.what" | "sandbox.card.cancel") => formatMessage(locale, { key })
    const banks = bankNames(locale)
    const cards = testCards.map((digits, at) => {
      const bank = banks[at % banks.length] ?? ""
      return html`<li class="card"><form method="post" action="/sandbox/cards/${id}?locale=${locale}">
        <input type="hidden" name="digits" value="${digits}"><input type="hidden" name="bank" value="${bank}">
        <button class="go">${bank} •••• ${digits}</button></form></li>`
    })
    const page = pageFrame(
      locale,
      text("sandbox.card"),
      html`<header><div><h1>${text("sandbox.card")}</h1><p>${text("sandbox.card.what")}</p></div></header>
      <main><section><ul>${cards}</ul><p><a href="${settingsPath(locale)}">${text("sandbox.card.cancel")}</a></p></section></main>`,
    )
    return c.html(page, 200, { "Content-Security-Policy": pagePolicy, "Cache-Control": "no-store" })
  })
  app.post(path, async (c) => {
    const form = new Map(Object.entries((await bodyOf(c.req.raw, ["form"])) as Readonly<Record<string, unknown>>))
    const locale = localeOf(c.req.query("locale"))
    const bank = bankNames(locale).find((name) => name === form.get("bank"))
    const digits = testCards.find((card) => card === form.get("digits"))
    if (bank === undefined || digits === undefined) throw missing("card.none")
    await registerCard(db, c.req.param("id"), { bank, lastDigits: digits }, now())
    return c.redirect(settingsPath(locale), 303)
  })
}
