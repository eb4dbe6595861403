/** A return that the shop refuses, in a shop that is not the demo: the shopper reads it on the page and in a letter, and may request it again. W8. */
import { beforeEach, describe, expect, it } from "vitest"
import { goods, stockShop, withOwnShop } from "../support/own-shop.ts"
import { signUp } from "../support/log-in.ts"
import { bank, phone, shopping, withBrowser } from "../support/shopper.ts"
import { fillAddress, placeBy, putIntoCart } from "../support/steps.ts"
import { words } from "../support/words.ts"

withBrowser()

const shop = withOwnShop()
beforeEach(() => stockShop(shop()))

describe("a return in an own shop", () => {
  it("shows the refund and the reason of a refusal, and is requested again [W8] [S29e]", () =>
    shopping(
      phone,
      async (shopper) => {
        const { page, open } = shopper
        const { db, url } = shop()
        await signUp(shopper)
        await putIntoCart(shopper, goods.lamp.slug)
        await open("/checkout/address")
        await fillAddress(page)
        const number = await placeBy(page, "QR код")
        await bank(number, "pay", url)
        await db.query("update orders set shipment_state = 'delivered', shipped_at = now(), delivered_at = now() where number = $1", [
          number,
        ])

        const requestReturn = async () => {
          await open(`/account/orders/${number}/return`)
          await page.getByLabel(/хэдийг буцаах вэ/).selectOption("1")
          // Before it is requested, without the delivery of the order.
          await page.getByRole("status").filter({ hasText: "Хүлээн авбал 60,000₮" }).waitFor()
          await page.getByLabel("Шалтгаан").selectOption("damaged")
          await page.getByRole("button", { name: words("mn", "return.send") }).click()
          await page.getByText(words("mn", "return.status.requested")).first().waitFor()
          await page.getByText(/Хүлээн авбал 60,000₮/u).waitFor()
          const [last] = await db.query<{ number: string }>("select number from returns order by created_at desc, number desc limit 1")
          return last?.number ?? ""
        }
        const first = await requestReturn()
        await fetch(`${url}/sandbox/returns/${first}/reject`, { method: "POST" })
        await open(`/account/orders/${number}/return`)
        await page.getByText(words("mn", "return.status.rejected")).first().waitFor()
        await page.getByText(words("mn", "return.rejected.silent")).waitFor()
        const letters = async () => JSON.stringify(await db.query("select * from letters"))
        await expect.poll(letters).toContain("энэ барааг буцаан авах боломжгүй")

        const second = await requestReturn()
        expect(second).not.toBe(first)
        await fetch(`${url}/sandbox/returns/${second}/accept`, { method: "POST" })
        await open(`/account/orders/${number}/return`)
        await page
          .getByText(/60,000₮ төлсөн данс руу тань буц(?:на|сан)/u)
          .first()
          .waitFor()
      },
      shop().url,
    ))
})
