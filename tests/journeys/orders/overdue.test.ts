/** Journey of an order that is not paid in time, with a shifted clock. B9. */
import type { Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startServer, type RunningServer } from "#tests/running-server.ts"
import { logInAt } from "../support/log-in.ts"
import { shiftedClock } from "../support/shifted-clock.ts"
import { phone, shopping, withBrowser } from "../support/shopper.ts"
import { dumplings, fillAddress, placeBy, putIntoCart } from "../support/steps.ts"

withBrowser()

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ environment: shiftedClock() })
})
afterAll(() => server.stop())

const onHand = async (): Promise<number> => {
  const answer = await fetch(`${server.url}/api/v2/products/${dumplings.slug}`)
  const product = (await answer.json()) as { readonly variants: ReadonlyArray<{ readonly total_on_hand: number }> }
  return product.variants[0]?.total_on_hand ?? Number.NaN
}

/** Text of the wallet on the account page. */
const inWallet = async (page: Page): Promise<string> =>
  (await page
    .getByRole("main")
    .getByText(/^[\d,]+₮$/)
    .first()
    .textContent()) ?? ""

describe("shopper who does not pay in time", () => {
  it("sees the order cancelled, and stock and wallet restored [B9] [X4]", () =>
    shopping(
      phone,
      async (shopper) => {
        const { page, open } = shopper
        const before = await onHand()
        await logInAt(shopper, "/account")
        const money = await inWallet(page)
        await putIntoCart(shopper, dumplings.slug)
        await open("/checkout/address")
        await fillAddress(page)
        await page.getByRole("button", { name: /^Хэтэвч Үлдэгдэл/ }).click()
        await page.getByRole("textbox", { name: "Ашиглах дүн" }).fill("1,000")
        await page.getByRole("button", { name: "Ашиглах", exact: true }).click()
        await page.getByRole("button", { name: "Хэтэвч ашиглахгүй" }).waitFor()
        const number = await placeBy(page, "QR код")
        await page.getByRole("img", { name: "Төлбөрийн QR код" }).waitFor()
        expect(await onHand()).toBe(before - 1)

        server.process.kill("SIGUSR2")
        await page.getByRole("heading", { name: "Төлбөрийн хугацаа хэтэрсэн" }).waitFor()
        await expect.poll(onHand).toBe(before)
        await page.getByRole("link", { name: "Цуцлагдсан захиалга" }).click()
        await page.getByRole("heading", { name: new RegExp(number) }).waitFor()
        await open("/account")
        expect(await inWallet(page)).toBe(money)
      },
      server.url,
    ))
})
