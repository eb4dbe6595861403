/** Calls of payment cards. C10. */
import type { Hono } from "hono"
import * as contract from "#adapters/shop/contract/account/cards.ts"
import { limits } from "#backend/http/rate-limits.ts"
import { count } from "#backend/http/rate-limiter.ts"
import { Refusal } from "#backend/http/refusal.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import type { BackendServices } from "#backend/services.ts"
import { beginCard, cardsOf, pendingCards, removeCard, setDefaultCard } from "./cards.ts"
import { cardPagePath, cardPageRoutes } from "./sandbox-card-page.ts"

export const cardRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { db, config } = services
  serve(app, services, contract.cards, async ({ userId }) => ({ cards: await cardsOf(db, userId) }))
  serve(app, services, contract.allCards, async ({ userId, now }) => ({
    cards: await cardsOf(db, userId),
    pending: await pendingCards(db, userId, now),
    canRegister: config.sandbox !== null,
  }))
  serve(app, services, contract.registerCard, async ({ userId, body, now, locale }) => {
    if (body.cardId !== null) {
      await setDefaultCard(db, userId, body.cardId)
      return { url: null, cards: await cardsOf(db, userId) }
    }
    if (config.sandbox === null) throw new Refusal(422, { key: "card.noProvider" })
    await count(db, `cards of ${userId}`, limits.cardRegistrations, now)
    return { url: `${cardPagePath(await beginCard(db, userId, now))}?locale=${locale}`, cards: await cardsOf(db, userId) }
  })
  serve(app, services, contract.removeCard, async ({ userId, body }) => {
    await removeCard(db, userId, body.cardId)
    return { cards: await cardsOf(db, userId) }
  })
  if (config.sandbox !== null) cardPageRoutes(app, services)
}
