/** Page of the sandbox with made-up cards in place of the bank's, on which a tester registers one. C10. */
import type { Hono } from "hono"
import { html } from "hono/html"
import { addressOf, type Locale } from "#domain/entities/locale.ts"
import { bodyOf } from "#backend/http/body.ts"
import { missing } from "#backend/http/refusal.ts"
import type { Env } from "#backend/http/request-context.ts"
import { requireSandbox } from "#backend/http/sandbox-access.ts"
import type { BackendServices } from "#backend/services.ts"
import { formatMessage } from "#backend/texts/format-message.ts"
import { localeOf } from "#backend/sandbox/locale.ts"
import { pageFrame, pagePolicy, type Html } from "#backend/sandbox/page-frame.ts"
import { bankNames } from "#backend/sandbox/providers.ts"
import { isPending, registerCard } from "./cards.ts"

/** Last digits of the cards that the page offers. */
const testCards: ReadonlyArray<string> = ["4242", "0937", "5100"]

/** Path of the page that registers a card, which waits for the bank. */
export const cardPagePath = (id: string): string => `/sandbox/cards/${id}`

const settingsPath = (locale: Locale): string => addressOf(locale, "/account/settings")

const cardPage = (id: string, locale: Locale): Html => {
  const text = (key: "sandbox.card" | "sandbox.card.what" | "sandbox.card.cancel") => formatMessage(locale, { key })
  const banks = bankNames(locale)
  const cards = testCards.map((digits, at) => {
    const bank = banks[at % banks.length] ?? ""
    return html`<li class="card"><form method="post" action="${cardPagePath(id)}?locale=${locale}">
        <input type="hidden" name="digits" value="${digits}"><input type="hidden" name="bank" value="${bank}">
        <button class="go">${bank} •••• ${digits}</button></form></li>`
  })
  return pageFrame(
    locale,
    text("sandbox.card"),
    html`<header><div><h1>${text("sandbox.card")}</h1><p>${text("sandbox.card.what")}</p></div></header>
      <main><section><ul>${cards}</ul><p><a href="${settingsPath(locale)}">${text("sandbox.card.cancel")}</a></p></section></main>`,
  )
}

export const cardPageRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { db, now } = services
  const path = cardPagePath(":id")
  app.use(path, async (c, next) => {
    await requireSandbox(c, services)
    await next()
  })
  app.get(path, async (c) => {
    const id = c.req.param("id") ?? ""
    if (!(await isPending(db, id, now()))) throw missing("card.none")
    return c.html(cardPage(id, localeOf(c)), 200, { "Content-Security-Policy": pagePolicy, "Cache-Control": "no-store" })
  })
  app.post(path, async (c) => {
    const form = new Map(Object.entries((await bodyOf(c.req.raw, ["form"])) as Readonly<Record<string, unknown>>))
    const locale = localeOf(c)
    const bank = bankNames(locale).find((name) => name === form.get("bank"))
    const digits = testCards.find((card) => card === form.get("digits"))
    if (bank === undefined || digits === undefined) throw missing("card.none")
    await registerCard(db, c.req.param("id") ?? "", { bank, lastDigits: digits }, now())
    return c.redirect(settingsPath(locale), 303)
  })
}
