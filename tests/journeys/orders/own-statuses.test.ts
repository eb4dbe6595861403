/** Every label of the specification in a shop that is not the demo: order, payment, delivery, receipt, stock, contacts, suggestions. B8. */
import type { Page } from "playwright-core"
import { beforeEach, describe, expect, it } from "vitest"
import type { OrderStatus } from "#domain/rules/orders/order-status.ts"
import { goods, stockShop, withOwnShop } from "../support/own-shop.ts"
import { registerAt, signUp } from "../support/log-in.ts"
import { bank, phone, shopping, withBrowser } from "../support/shopper.ts"
import { fillAddress, placeBy, putIntoCart } from "../support/steps.ts"
import { words } from "../support/words.ts"

withBrowser()

const shop = withOwnShop()
beforeEach(() => stockShop(shop()))

const shows = (page: Page, key: string) => page.getByText(words("mn", key)).locator("visible=true").first().waitFor()

/** What becomes of a paid order, in this order, and the labels that its page has then; every change is one of programs beside the shop. */
const afterPayment: ReadonlyArray<readonly [change: string, ...labels: ReadonlyArray<OrderStatus>]> = [
  ["shipment_state = 'ready'", "ready_to_deliver"],
  ["shipment_state = 'shipped', shipped_at = now()", "delivering", "shipped"],
  ["shipment_state = 'delivered', delivered_at = now()", "delivered"],
  ["delivered_at = now() - interval '40 days'", "completed"],
  ["state = 'returned'", "returned"],
]

describe("labels in an own shop", () => {
  it("follow an order from its cart to its return [B8]", () =>
    shopping(
      phone,
      async (shopper) => {
        const { page, open } = shopper
        const change = (number: string, what: string) => shop().db.query(`update orders set ${what} where number = $1`, [number])
        await signUp(shopper)
        await putIntoCart(shopper, goods.cup.slug)
        await open("/checkout/address")
        await fillAddress(page)
        const [cart] = await shop().db.query<{ number: string }>("select number from orders")
        const number = cart?.number ?? ""
        const here = `/account/orders/${number}`
        await open(here)
        await shows(page, "order.status.pending")
        await open("/checkout/payment")
        await placeBy(page, "QR код")
        await open(here)
        await shows(page, "order.status.payment_pending")
        await bank(number, "fail", shop().url)
        await open(here)
        await shows(page, "order.status.payment_failed")
        await change(number, "payment_state = 'processing'")
        await open(here)
        await shows(page, "order.status.waiting_bank")
        await change(number, "payment_state = 'balance_due'")
        await open(`${here}/pay`)
        await bank(number, "pay", shop().url)
        await open(here)
        for (const status of ["paid", "payment_completed", "ordered", "receipt_pending"]) await shows(page, `order.status.${status}`)
        for (const [what, ...labels] of afterPayment) {
          await change(number, what)
          await open(here)
          for (const status of labels) await shows(page, `order.status.${status}`)
          // The tax office takes the receipt of what is delivered, in a round of the shop.
          if (labels.includes("delivered"))
            await expect
              .poll(
                async () => {
                  await open(here)
                  await shows(page, "receipt.title")
                  return page.getByText(words("mn", "order.status.receipt_confirmed")).locator("visible=true").count()
                },
                { timeout: 60_000, interval: 3000 },
              )
              .toBeGreaterThan(0)
        }
      },
      shop().url,
    ))

  it("distinguish a cancelled order from one that was not paid in time [B8]", async () => {
    /** Places an order as a new shopper, and reads its page after `become`. */
    const order = (become: (number: string, page: Page) => Promise<unknown>, status: OrderStatus): Promise<void> =>
      shopping(
        phone,
        async (shopper) => {
          const { page, open } = shopper
          await signUp(shopper)
          await putIntoCart(shopper, goods.cup.slug)
          await open("/checkout/address")
          await fillAddress(page)
          const number = await placeBy(page, "QR код")
          await open(`/account/orders/${number}`)
          await become(number, page)
          await open(`/account/orders/${number}`)
          await shows(page, `order.status.${status}`)
        },
        shop().url,
      )
    await order(
      (number) =>
        shop().db.query("update orders set state = 'canceled', payment_state = 'overdue', canceled_at = now() where number = $1", [number]),
      "payment_overdue",
    )
    await order(async (_, page) => {
      await page
        .getByRole("button", { name: words("mn", "order.cancel") })
        .first()
        .click()
      await page
        .getByRole("dialog")
        .getByRole("button", { name: words("mn", "order.cancel") })
        .last()
        .click()
      await shows(page, "order.status.canceled")
    }, "canceled")
  })

  it("name the stock, the contacts and what became of a suggestion [B8]", () =>
    shopping(
      phone,
      async ({ page, open }) => {
        const { db } = shop()
        await open(`/products/${goods.rug.slug}`)
        await shows(page, "stock.available")
        await open(`/products/${goods.lamp.slug}`)
        await shows(page, "stock.low")
        await open(`/products/${goods.soldOut.slug}`)
        await shows(page, "stock.sold_out")
        await open(`/products/${goods.bowl.slug}`)
        await page.getByTitle("Улаан").click()
        await shows(page, "stock.out_of_stock")

        const login = await registerAt({ page, open }, "/account/profile")
        await shows(page, "contact.confirmed")
        await db.query("update users set email_confirmed = false where email = $1", [login])
        await open("/account/profile")
        await shows(page, "contact.not_confirmed")

        await db.query(
          `insert into offers (number, user_id, kind, product_id, quantity, price, granted_price, contact, status, valid_until, created_at, answered_at)
           select x.number, u.id, 'suggestion', p.id, 1, 10000, x.granted, u.email, x.status, x.until, now() - interval '1 hour', x.answered
           from users u, products p, (values
             ('Q100000001', null::bigint, 'requested', null::timestamptz, null::timestamptz),
             ('Q100000002', 10000, 'accepted', now() + interval '2 days', now()),
             ('Q100000003', null, 'rejected', null, now())) as x (number, granted, status, until, answered)
           where u.email = $1 and p.slug = $2`,
          [login, goods.rug.slug],
        )
        await open("/account/price-suggestions")
        for (const status of ["requested", "accepted", "rejected"]) await shows(page, `suggest.status.${status}`)
      },
      shop().url,
    ))
})
