/** When the connection goes, when the shop fails, when an address is wrong: it is said, and nothing is lost. */
import { describe, expect, it } from "vitest"
import { persistedStateKey } from "#adapters/persistence/persisted-state-key.ts"
import { isAlive, phone, shopAt, shopping, withBrowser } from "./shopper.ts"
import { addButton, addedButton, dumplings, orderDumplings, putIntoCart } from "./steps.ts"

withBrowser()

describe("when something goes wrong", () => {
  it("says that the connection is gone and keeps the cart as it was", () =>
    shopping(phone, async (shopper) => {
      const { page, open, complaints } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      await page.getByRole("button", { name: "Тоог нэмэх" }).first().waitFor()
      await page.context().setOffline(true)
      await page.getByText("Интернэт холболт тасарлаа").first().waitFor()
      const quantity = page.getByLabel("Тоо ширхэг", { exact: true })
      expect(await quantity.inputValue()).toBe("1")
      await page.context().setOffline(false)
      await page.getByText("Интернэт холболт тасарлаа").first().waitFor({ state: "hidden" })
      expect(await page.getByRole("link", { name: dumplings.name }).count()).toBeGreaterThan(0)
      expect(await quantity.inputValue()).toBe("1")
      complaints()
    }))

  it("wakes a page whose machines could not be had at first, and does then what was tapped", () =>
    shopping(phone, async ({ page, complaints }) => {
      let tries = 0
      await page.route("**/assets/alive-*.js", (route) => ((tries += 1) === 1 ? route.abort() : route.continue()))
      await page.goto(shopAt(`/products/${dumplings.slug}`), { waitUntil: "load" })
      await isAlive(page)
      expect(tries).toBeGreaterThan(1)
      await addButton(page).click()
      await addedButton(page).waitFor()
      complaints()
    }))

  it("rolls a change back when the shop fails, and says so", () =>
    shopping(phone, async (shopper) => {
      const { page, open, complaints } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      await page.route("**/line_items/**", (route) => route.fulfill({ status: 422, json: { error: "Агуулах хаалттай байна" } }))
      await page.getByRole("button", { name: "Тоог нэмэх" }).first().click()
      await page.getByText("Агуулах хаалттай байна").first().waitFor()
      expect(await page.getByLabel("Тоо ширхэг", { exact: true }).first().inputValue()).toBe("1")
      complaints()
    }))

  it("says in the shop's own words why the shop failed", () =>
    shopping(phone, async (shopper) => {
      const { page, open, complaints } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      await page.route("**/line_items/**", (route) => route.fulfill({ status: 500, json: { exception: "Агуулахын систем хариу өгсөнгүй" } }))
      await page.getByRole("button", { name: "Тоог нэмэх" }).first().click()
      await page.getByText("Агуулахын систем хариу өгсөнгүй").first().waitFor()
      expect(await page.getByText("Интернэт холболтоо шалгаад дахин оролдоно уу").count()).toBe(0)
      complaints()
    }))

  it("finds an order placed though the shop's answer could not be read, and places it once", () =>
    shopping(phone, async (shopper) => {
      const { page, complaints } = shopper
      let placings = 0
      await page.route("**/api/v2/checkouts/R*", async (route) => {
        if (route.request().postData()?.includes("payments_attributes") !== true) return route.continue()
        placings += 1
        return route.fulfill({ response: await route.fetch(), body: "<html>" })
      })
      const number = await orderDumplings(shopper, "QR код")
      await page.getByRole("img", { name: "Төлбөрийн QR код" }).waitFor()
      expect(number).toMatch(/^R\d+$/)
      expect(placings).toBe(1)
      complaints()
    }))

  it("says that an order could not be placed, keeps what was typed, and places it at the next press", () =>
    shopping(phone, async (shopper) => {
      const { page, complaints } = shopper
      const keys: Array<string | undefined> = []
      await page.route("**/api/v2/checkouts/R*", async (route) => {
        if (route.request().postData()?.includes("payments_attributes") !== true) return route.continue()
        keys.push(route.request().headers()["idempotency-key"])
        return keys.length === 1 ? route.fulfill({ status: 503, body: "" }) : route.continue()
      })
      await orderDumplings(shopper, "QR код", async () => {
        await page.getByText("Захиалгыг бүртгэж чадсангүй").waitFor()
        expect(await page.getByRole("radio", { name: "QR код" }).isChecked()).toBe(true)
      })
      expect(keys).toHaveLength(2)
      expect(keys[0]).toBe(keys[1])
      complaints()
    }))

  it("says that a page is not there, with status 404 and a way on [S16] [S29m]", () =>
    shopping(phone, async ({ page, complaints }) => {
      const answer = await page.goto(shopAt("/no/such/page"))
      expect(answer?.status()).toBe(404)
      await page.getByRole("heading", { name: "Хуудас олдсонгүй" }).waitFor()
      await page.getByRole("link", { name: "Нүүр хуудас руу очих" }).waitFor()
      complaints()
    }))

  it("starts afresh when what this device kept cannot be read, and says so", () =>
    shopping(phone, async ({ page, open }) => {
      await page.addInitScript((key) => localStorage.setItem(key, "{ this is not it"), persistedStateKey)
      await open("/")
      await page.getByText("Энэ төхөөрөмжид хадгалсан зүйлийг уншиж чадсангүй").first().waitFor()
    }))
})
