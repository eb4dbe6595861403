/** When the connection goes, when the shop fails, when an address is wrong: it is said, and nothing is lost. */
import { describe, expect, it } from "vitest"
import { phone, shopAt, shopping, withBrowser } from "./shopper.ts"
import { dumplings, putIntoCart } from "./ways.ts"

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
      await page.context().setOffline(false)
      await page.getByText("Интернэт холболт тасарлаа").first().waitFor({ state: "hidden" })
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

  it("says that a page is not there, with status 404 and a way on", () =>
    shopping(phone, async ({ page, complaints }) => {
      const answer = await page.goto(shopAt("/no/such/page"))
      expect(answer?.status()).toBe(404)
      await page.getByRole("heading", { name: "Хуудас олдсонгүй" }).waitFor()
      await page.getByRole("link", { name: "Нүүр хуудас руу очих" }).waitFor()
      complaints()
    }))

  it("starts afresh when what this device kept cannot be read, and says so", () =>
    shopping(phone, async ({ page, open }) => {
      await page.addInitScript(() => localStorage.setItem("delguur.kept", "{ this is not it"))
      await open("/")
      await page.getByText("Энэ төхөөрөмжид хадгалсан зүйлийг уншиж чадсангүй").first().waitFor()
    }))
})
