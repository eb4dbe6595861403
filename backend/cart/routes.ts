/** Calls of the current order and its checkout. Contract "Orders and checkout". */
import type { Hono } from "hono"
import * as checkout from "#adapters/shop/contract/cart/checkout.ts"
import * as contract from "#adapters/shop/contract/cart/current-order.ts"
import { reorder as reorderCall } from "#adapters/shop/contract/orders/orders.ts"
import { addGiftCard as addGiftCardCall } from "#adapters/shop/contract/wallet/redeemables.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import { limitAttempts } from "#backend/http/rate-limiter.ts"
import type { Env, RequestContext } from "#backend/http/request-context.ts"
import { missing, Refusal, wrongField } from "#backend/http/refusal.ts"
import { serve } from "#backend/http/serve.ts"
import { findCurrent, findOwn, findOwnCart } from "#backend/orders/find.ts"
import { orderDocument } from "#backend/orders/order-document.ts"
import { readOrder } from "#backend/orders/own-order.ts"
import { orderById } from "#backend/orders/order-rows.ts"
import type { BackendServices } from "#backend/services.ts"
import { requireSoldHere } from "#backend/travel/add-stay.ts"
import { addGiftCard, requireGiftBuyer } from "#backend/wallet/gift-lines.ts"
import { saveAddress } from "./address-step.ts"
import { applyCoupon, couponAttempts, removeCoupon } from "./cart-coupon.ts"
import { findOrBegin, findOrBeginFrom } from "#backend/orders/create-order.ts"
import { requireExpected } from "./expected.ts"
import { addUnits, changeLine, emptyCart } from "./lines.ts"
import { changePaymentMethod } from "#backend/payments/start-payment.ts"
import { pickupStores } from "./pickup.ts"
import { placeOrder } from "./place.ts"
import { reorder, soldAgain } from "./reorder.ts"
import { requestStoreCredit } from "./requested-credit.ts"

type CartCall = Pick<RequestContext<typeof contract.emptyOrder>, "db" | "params" | "shopper" | "locale" | "now">

export const cartRoutes = (app: Hono<Env>, services: BackendServices): void => {
  /** Changes an own cart and returns it; throws 404 for another's and 422 for a placed order. */
  const changeCart = async (request: CartCall, change: (id: number) => Promise<void>): Promise<Order> => {
    const id = await findOwnCart(request.db, request.params.number, request.shopper, request.now)
    await change(id)
    return readOrder(services, request.db, id, request)
  }

  serve(app, services, contract.currentOrder, (request) =>
    // A login in another tab may merge the cart: the row stays locked until it is read.
    services.db.transaction(async (tx) => {
      const id = await findCurrent(tx, request.shopper)
      return id === null ? null : readOrder(services, tx, id, request)
    }),
  )
  serve(app, services, contract.populate, async (request) => {
    const { db, body, shopper, address, now } = request
    await requireSoldHere(db, body.variantId, services.site())
    await requireGiftBuyer(db, body.variantId, services.site(), shopper.user?.id ?? null)
    const id = await findOrBeginFrom(db, shopper, address, now)
    await addUnits(db, id, { ...body, options: body.options ?? {} }, now)
    return readOrder(services, db, id, request)
  })
  serve(app, services, contract.changeLine, (request) =>
    changeCart(request, async (id) => {
      const { db, params, body } = request
      if (!/^\d{1,15}$/.test(params.id)) throw missing("line.gone")
      await changeLine(db, id, Number(params.id), body.lineItem.quantity)
    }),
  )
  serve(app, services, contract.emptyOrder, (request) => changeCart(request, (id) => emptyCart(request.db, id)))
  serve(
    app,
    services,
    contract.applyCoupon,
    (request) =>
      changeCart(request, (id) => {
        const { db, userId, body, now } = request
        return applyCoupon(services, db, id, { userId, typed: body.couponCode, now })
      }),
    { guard: (request, run) => limitAttempts(services.db, couponAttempts(request.userId), request, run) },
  )
  serve(app, services, contract.removeCoupon, (request) => changeCart(request, (id) => removeCoupon(request.db, id, request.params.code)))
  serve(app, services, checkout.pickupStores, async ({ db, params, shopper, locale }) => ({
    stores: await pickupStores(db, await findOwn(db, params.number, shopper), locale),
  }))
  serve(app, services, checkout.useStoreCredit, (request) =>
    changeCart(request, (id) => requestStoreCredit(services, request.db, id, request.body, request.now)),
  )
  serve(app, services, checkout.updateCheckout, async (request) => {
    const { db, params, body, shopper, locale, now } = request
    if (body.state === "address") return changeCart(request, (id) => saveAddress(services, db, id, body.order, now))
    const id = await findOwn(db, params.number, shopper)
    const [payment] = body.order.payments
    const paymentRequest = {
      methodId: payment?.paymentMethodId ?? null,
      lease: payment?.lease ?? null,
      cardId: payment?.cardId ?? null,
    }
    const order = await orderById(db, id, now)
    const { receipt, expected } = body
    if (order.completed_at === null) await placeOrder(services, db, id, { ...paymentRequest, receipt, expected }, request)
    else {
      // Another tab has placed the order: it must be the one that this shopper has seen.
      requireExpected(orderDocument(order, locale, services.site(), now), expected)
      await changePaymentMethod(services, db, id, paymentRequest, locale, now)
    }
    return readOrder(services, db, id, request)
  })
  serve(app, services, reorderCall, async (request) => {
    const { db, params, shopper, locale, now } = request
    const placed = await orderById(db, await findOwn(db, params.number, shopper), now)
    if (placed.completed_at === null) throw new Refusal(422, { key: "order.notNow" })
    const current = await findOrBegin(db, shopper, now)
    const leftOut = await reorder(db, soldAgain(placed, services.site()), current, locale, now)
    return { order: await readOrder(services, db, current, request), leftOut }
  })
  serve(app, services, addGiftCardCall, async (request) => {
    const { db: tx, body, shopper, address, now } = request
    const order = await findOrBeginFrom(tx, shopper, address, now)
    const options = { gift_to: body.email, gift_message: body.message }
    const isAdded = await addGiftCard(tx, order, { variantId: body.variantId, quantity: 1, options })
    if (!isAdded) throw wrongField("variant_id", { key: "variant.unknown" })
    return readOrder(services, tx, order, request)
  })
}
