/** Routes of the sandbox: inbox, and a payment desk that answers for the bank. */
import type { Context, Hono } from "hono"
import { setCookie } from "hono/cookie"
import * as contract from "#adapters/shop/contract/sandbox.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Payment } from "#domain/entities/cart/payment.ts"
import { ShipmentState, type Order } from "#domain/entities/orders/order.ts"
import type { Database } from "#backend/database/database.ts"
import { orderDocument } from "#backend/orders/order-document.ts"
import { moveShipment } from "#backend/orders/shipment.ts"
import type { Letter } from "#domain/rules/notifications/letter.ts"
import { letterHtml } from "#domain/rules/notifications/letter-html.ts"
import { letterSender } from "#backend/notifications/letter-sender.ts"
import { formatMessage } from "#backend/texts/format-message.ts"
import type { Message } from "#adapters/shop/contract/sandbox.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Env } from "#backend/http/request-context.ts"
import { bodyOf } from "#backend/http/body.ts"
import { missing } from "#backend/http/refusal.ts"
import { serve } from "#backend/http/serve.ts"
import { isAwaiting } from "#backend/orders/awaiting-payment.ts"
import { orderById } from "#backend/orders/order-rows.ts"
import { paymentDocument } from "#backend/payments/payment-document.ts"
import { applyBankAnswer, noteProcessing } from "#backend/payments/bank-answer.ts"
import type { BackendServices } from "#backend/services.ts"
import { normalizeLogin } from "#domain/rules/identity/login-form.ts"
import { noInstructions } from "#backend/payments/payment-provider.ts"
import { requestOf, storedInstructions } from "#backend/payments/stored-requests.ts"
import { applyRechargeAnswer, isRecharge, readRecharge } from "#backend/payments/recharges.ts"
import { sandboxPage } from "./page.ts"
import { letterPolicy, pagePolicy, type Html } from "./page-frame.ts"
import { secretPage } from "./secret-page.ts"
import { cookieToken, isSecret, requireSandbox, secretCookie } from "#backend/http/sandbox-access.ts"
import { waitingOffers } from "#backend/offers/stored-offers.ts"
import { pictureBytes } from "#backend/orders/returns/return-pictures.ts"
import { large, small } from "#backend/pictures/two-sizes.ts"
import { oldestWaitingReturns } from "#backend/orders/returns/stored-returns.ts"
import { merchantDeskRoutes } from "./merchant-desk.ts"
import { identityProviderRoutes } from "./identity-provider.ts"
import { localeOf } from "./locale.ts"
import { deskOrders } from "./desk-orders.ts"

/** Offers and returns on the desk, the oldest of each. */
const cardsShown = 30

const messagesTo = async (services: BackendServices, to: string | null): Promise<ReadonlyArray<Message>> => {
  const rows = await services.db.query<Omit<Message, "to" | "createdAt"> & { recipient: string; created_at: Instant }>(
    `select id, recipient, channel, subject, text, code, content is not null as html, state, created_at from letters
     where $1::text is null or recipient = $1 order by id desc limit 50`,
    [to === null ? null : normalizeLogin(to)],
  )
  return rows.map(({ recipient, created_at, ...rest }) => ({ to: recipient, ...rest, createdAt: created_at }))
}

/** A placed order whose row stays locked until the transaction ends. Throws 404. */
const lockPlaced = async (tx: Database, number: string): Promise<number> => {
  const [found] = await tx.query<{ id: number }>("select id from orders where number = $1 and completed_at is not null for update", [
    number,
  ])
  if (found === undefined) throw missing("order.missing")
  return found.id
}

const paymentOf = async (services: BackendServices, tx: Database, id: number, locale: Locale, now: Instant): Promise<Payment> => {
  const order = await orderById(tx, id, now)
  const instructions = order.payment === null ? noInstructions : await storedInstructions(tx, { paymentId: order.payment.id }, locale)
  return paymentDocument(order, instructions, services.site(), locale, now)
}

/** Applies the bank's answer to a recharge, or to an order's current payment under one reference however often it is sent. */
const answerForBank = (services: BackendServices, number: string, paid: boolean, locale: Locale): Promise<Payment> =>
  services.db.transaction(async (tx) => {
    const now = services.now()
    if (isRecharge(number)) {
      await applyRechargeAnswer(tx, number, paid, now)
      return (await readRecharge(tx, number, null, locale, now)).payment
    }
    const id = await lockPlaced(tx, number)
    const order = await orderById(tx, id, now)
    if (order.payment !== null) {
      const { id: paymentId, amount } = order.payment
      // The state is part of the reference of a failure, since a failed payment may be tried again.
      const reference = `sandbox ${number} ${paymentId} ${paid ? "paid" : `failed ${order.payment_state}`}`
      const requestId = (await requestOf(tx, { paymentId }))?.id ?? null
      if (paid || isAwaiting(order)) await applyBankAnswer(services, tx, { reference, orderId: order.id, requestId, paid, amount }, now)
    }
    return paymentOf(services, tx, id, locale, now)
  })

const processForBank = (services: BackendServices, number: string, locale: Locale): Promise<Payment> =>
  services.db.transaction(async (tx) => {
    const now = services.now()
    const id = await lockPlaced(tx, number)
    await noteProcessing(services, tx, id, now)
    return paymentOf(services, tx, id, locale, now)
  })

/** Moves a paid order's shipment for the courier. */
const moveForCourier = (services: BackendServices, number: string, state: string, locale: Locale): Promise<Order> =>
  services.db.transaction(async (tx) => {
    const now = services.now()
    const to = ShipmentState.literals.find((one) => one === state)
    if (to === undefined) throw missing("missing.page")
    const id = await lockPlaced(tx, number)
    await moveShipment(
      services,
      tx,
      await orderById(tx, id, now),
      to,
      { courier: to === "shipped" ? courierOf(locale) : null, parcelNumber: null },
      now,
    )
    return orderDocument(await orderById(tx, id, now), locale, services.site(), now)
  })

/** Invented courier of the sandbox. */
const courierOf = (locale: Locale) => ({ name: formatMessage(locale, { key: "sandbox.courier" }), phone: "88112233" })

const asPage = (c: Context<Env>, html: Html, status: 200 | 403 = 200): Response | Promise<Response> =>
  c.html(html, status, { "Content-Security-Policy": pagePolicy, "Cache-Control": "no-store" })

/** Serves nothing without a sandbox. */
export const sandboxRoutes = (app: Hono<Env>, services: BackendServices): void => {
  const { sandbox } = services.config
  if (sandbox === null) return
  const { secret } = sandbox
  if (secret !== null) {
    app.get("/sandbox/enter", (c) => asPage(c, secretPage(localeOf(c), false)))
    app.post("/sandbox/enter", async (c) => {
      const body = await bodyOf(c.req.raw, ["form"])
      const provided = typeof body === "object" && body !== null && "secret" in body ? String(body.secret) : ""
      if (!(await isSecret(c, services, provided))) return asPage(c, secretPage(localeOf(c), true), 403)
      const secure = new URL(services.config.publicOrigin ?? c.req.url).protocol === "https:"
      setCookie(c, secretCookie, cookieToken(secret), { httpOnly: true, sameSite: "Strict", path: "/sandbox", secure })
      return c.redirect("/sandbox", 303)
    })
  }
  for (const path of ["/sandbox", "/sandbox/*"]) {
    app.use(path, async (c, next) => {
      await requireSandbox(c, services)
      await next()
    })
  }

  identityProviderRoutes(app, services)

  serve(app, services, contract.messages, ({ query: { to } }) => messagesTo(services, to))
  serve(app, services, contract.payForBank, ({ params, locale }) => answerForBank(services, params.number, true, locale))
  serve(app, services, contract.processForBank, ({ params, locale }) => processForBank(services, params.number, locale))
  serve(app, services, contract.moveForCourier, ({ params, locale }) => moveForCourier(services, params.number, params.state, locale))
  serve(app, services, contract.failForBank, ({ params, locale }) => answerForBank(services, params.number, false, locale))

  merchantDeskRoutes(app, services)

  app.get("/sandbox/letters/:id{[0-9]{1,15}}", async (c) => {
    const [row] = await services.db.query<{ content: Letter; locale: Locale }>(
      "select content, locale from letters where id = $1 and content is not null",
      [Number(c.req.param("id"))],
    )
    if (row === undefined) throw missing()
    return c.html(letterHtml(row.content, letterSender(services), row.locale), 200, {
      "Content-Security-Policy": letterPolicy,
      "Cache-Control": "no-store",
    })
  })
  app.get("/sandbox/return-pictures/:name", async (c) => {
    const bytes = await pictureBytes(services, c.req.param("name"), c.req.query("size") === "large" ? large : small)
    if (bytes === null) throw missing()
    return c.body(new Uint8Array(bytes), 200, {
      "Content-Type": "image/webp",
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    })
  })
  app.get("/sandbox", async (c) => {
    const order = c.req.query("order") ?? null
    const [orders, offers, returns, messages] = await Promise.all([
      deskOrders(services, order, services.now()),
      waitingOffers(services.db, { kind: null, page: 1, perPage: cardsShown }),
      oldestWaitingReturns(services.db, cardsShown),
      messagesTo(services, null),
    ])
    return asPage(
      c,
      sandboxPage({ locale: localeOf(c), orders, offers, returns, messages, now: services.now(), brand: services.site().brand }),
    )
  })
  app.post("/sandbox/desk/:number/:answer{pay|fail|process|ready|shipped|delivered}", async (c) => {
    const [number, answer] = [c.req.param("number"), c.req.param("answer")]
    if (answer === "pay" || answer === "fail") await answerForBank(services, number, answer === "pay", c.get("locale"))
    else if (answer === "process") await processForBank(services, number, c.get("locale"))
    else await moveForCourier(services, number, answer, localeOf(c))
    return c.redirect(`/sandbox?order=${encodeURIComponent(number)}&locale=${localeOf(c)}`, 303)
  })
}
