/** Desk of the merchant in the sandbox: price suggestions, quotes and returns that wait for an answer. */
import type { Context, Hono } from "hono"
import * as contract from "#adapters/shop/contract/sandbox.ts"
import { parseTugrik } from "#domain/rules/texts/money.ts"
import { bodyOf } from "#backend/http/body.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import { answerOffer } from "#backend/offers/answer-offer.ts"
import { answerReturn } from "#backend/orders/returns/returns.ts"
import type { BackendServices } from "#backend/services.ts"
import { localeOf } from "./locale.ts"

const typedPrice = async (c: Context<Env>): Promise<number | null> => {
  const body = await bodyOf(c.req.raw, ["form"])
  return typeof body === "object" && body !== null && "price" in body ? parseTugrik(String(body.price)) : null
}

export const merchantDeskRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const answer = (number: string, accepted: boolean, price: number | null): Promise<void> =>
    services.db.transaction((tx) => answerOffer(tx, number, accepted, price, services.now()))

  const answerGoods = (number: string, accepted: boolean, answer = ""): Promise<void> =>
    services.db.transaction((tx) => answerReturn(services, tx, number, accepted, answer, services.now()))

  serve(app, services, contract.acceptReturn, async ({ params }) => {
    await answerGoods(params.number, true)
    return {}
  })
  serve(app, services, contract.rejectReturn, async ({ params }) => {
    await answerGoods(params.number, false)
    return {}
  })
  app.post("/sandbox/desk/returns/:number/:answer{accept|reject}", async (c) => {
    const { answer } = await c.req.parseBody()
    await answerGoods(c.req.param("number"), c.req.param("answer") === "accept", typeof answer === "string" ? answer.slice(0, 500) : "")
    return c.redirect(`/sandbox?locale=${localeOf(c)}`, 303)
  })
  serve(app, services, contract.acceptOffer, async ({ params, body }) => {
    await answer(params.number, true, body.price)
    return {}
  })
  serve(app, services, contract.rejectOffer, async ({ params }) => {
    await answer(params.number, false, null)
    return {}
  })
  app.post("/sandbox/desk/offers/:number/:answer{accept|reject}", async (c) => {
    const accepted = c.req.param("answer") === "accept"
    await answer(c.req.param("number"), accepted, accepted ? await typedPrice(c) : null)
    return c.redirect(`/sandbox?locale=${localeOf(c)}`, 303)
  })
}
