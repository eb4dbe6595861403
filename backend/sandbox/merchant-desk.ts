/** Desk of the merchant in the sandbox: price suggestions, quotes and returns that wait for an answer. */
import type { Context, Hono } from "hono"
import * as contract from "#adapters/shop/contract/sandbox.ts"
import { parseTugrik } from "#domain/rules/texts/money.ts"
import { bodyOf } from "#backend/http/body.ts"
import type { Env } from "#backend/http/request-context.ts"
import { serve } from "#backend/http/serve.ts"
import { answerOffer, type OfferAnswer } from "#backend/offers/answer-offer.ts"
import { answerReturn } from "#backend/orders/returns/returns.ts"
import type { BackendServices } from "#backend/services.ts"
import { localeOf } from "./locale.ts"

/** Maximum characters of an answer to a return. */
const maxAnswer = 500

const typedPrice = async (c: Context<Env>): Promise<number | null> => {
  const body = await bodyOf(c.req.raw, ["form"])
  return typeof body === "object" && body !== null && "price" in body ? parseTugrik(String(body.price)) : null
}

/** Answer by the last part of the path of a form. */
const statusOf = (answer: string): "accepted" | "rejected" => (answer === "accept" ? "accepted" : "rejected")

export const merchantDeskRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const toOffer = (number: string, answer: OfferAnswer): Promise<void> =>
    services.db.transaction((tx) => answerOffer(tx, number, answer, services.now()))
  const toReturn = (number: string, status: "accepted" | "rejected", answer = ""): Promise<void> =>
    services.db.transaction((tx) => answerReturn(services, tx, number, { status, answer }, services.now()))

  serve(app, services, contract.acceptReturn, async ({ params }) => {
    await toReturn(params.number, "accepted")
    return {}
  })
  serve(app, services, contract.rejectReturn, async ({ params }) => {
    await toReturn(params.number, "rejected")
    return {}
  })
  app.post("/sandbox/desk/returns/:number/:answer{accept|reject}", async (c) => {
    const { answer } = await c.req.parseBody()
    const text = typeof answer === "string" ? answer.slice(0, maxAnswer) : ""
    await toReturn(c.req.param("number"), statusOf(c.req.param("answer")), text)
    return c.redirect(`/sandbox?locale=${localeOf(c)}`, 303)
  })
  serve(app, services, contract.acceptOffer, async ({ params, body }) => {
    await toOffer(params.number, { status: "accepted", price: body.price })
    return {}
  })
  serve(app, services, contract.rejectOffer, async ({ params }) => {
    await toOffer(params.number, { status: "rejected", price: null })
    return {}
  })
  app.post("/sandbox/desk/offers/:number/:answer{accept|reject}", async (c) => {
    const status = statusOf(c.req.param("answer"))
    await toOffer(c.req.param("number"), { status, price: status === "accepted" ? await typedPrice(c) : null })
    return c.redirect(`/sandbox?locale=${localeOf(c)}`, 303)
  })
}
