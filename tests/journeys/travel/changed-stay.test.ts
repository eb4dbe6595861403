/** A stay whose price changes between the cart and the payment: a message says so before money moves. */
import { describe, expect, it } from "vitest"
import { withChangingShop } from "../support/changing-shop.ts"
import { expectOnly, phone, shopping, withBrowser } from "../support/shopper.ts"
import { button, reachPaymentOfStay } from "../support/steps.ts"

withBrowser()

const shop = withChangingShop({ flags: { travel: true } })

describe("a stay on the payment step", () => {
  it("is not sold at a price that has changed since it was seen, with a message [E29]", () =>
    shopping(
      phone,
      async (shopper) => {
        const { page, complaints } = shopper
        await reachPaymentOfStay(shopper)
        await page.getByRole("radio", { name: "Дансаар шилжүүлэх" }).check()
        await shop().db.query("update hotel_rooms set price = price + 10000 where hotel_id = 9")
        await button(page, /төлөх$/i).click()
        await page.getByRole("alert").filter({ hasText: "Захиалга өөрчлөгдсөн байна" }).first().waitFor()
        expect(new URL(page.url()).pathname).toBe("/checkout/payment")
        expectOnly(complaints(), /409/)
      },
      shop().url,
    ))
})
