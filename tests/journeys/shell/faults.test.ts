/** Journeys with faults: lost connection, failing shop, unknown address. Each is reported, and nothing is lost. */
import { describe, expect, it } from "vitest"
import { persistedStateKey } from "#adapters/persistence/storage-keys.ts"
import { isAlive, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { addButton, leaveAddedSheet, dumplings, orderDumplings, putIntoCart } from "../support/steps.ts"

withBrowser()

describe("fault", () => {
  it("of the connection is reported and keeps the cart", () =>
    shopping(phone, async (shopper) => {
      const { page, open, complaints } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      await page.getByRole("button", { name: "Нэгээр нэмэх" }).first().waitFor()
      await page.context().setOffline(true)
      await page.getByText("Интернэт холболт тасарлаа").first().waitFor()
      // The products that go with it, below the lines, have quantities of their own.
      const quantity = page.getByRole("group", { name: new RegExp(`: ${dumplings.name}`) }).getByRole("textbox")
      expect(await quantity.inputValue()).toBe("1")
      await page.context().setOffline(false)
      await page.getByText("Интернэт холболт тасарлаа").first().waitFor({ state: "hidden" })
      expect(await page.getByRole("link", { name: dumplings.name }).count()).toBeGreaterThan(0)
      expect(await quantity.inputValue()).toBe("1")
      complaints()
    }))

  it("in loading the machines is retried, and queued taps take effect", () =>
    shopping(phone, async ({ page, complaints }) => {
      const requests: Array<string> = []
      await page.route("**/assets/start-machines-*.js", (route) =>
        requests.push(route.request().url()) === 1 ? route.abort() : route.continue(),
      )
      await page.goto(shopAt(`/products/${dumplings.slug}`), { waitUntil: "load" })
      await isAlive(page)
      expect(requests.filter((url) => url === requests[0]).length).toBeGreaterThan(1)
      await addButton(page).click()
      await leaveAddedSheet(page)
      complaints()
    }))

  it("of the shop rolls a change back and is reported", () =>
    shopping(phone, async (shopper) => {
      const { page, open, complaints } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      await page.route("**/line_items/**", (route) => route.fulfill({ status: 422, json: { error: "Агуулах хаалттай байна" } }))
      await page.getByRole("button", { name: "Нэгээр нэмэх" }).first().click()
      await page.getByText("Агуулах хаалттай байна").first().waitFor()
      expect(await page.getByLabel("Тоо ширхэг", { exact: true }).first().inputValue()).toBe("1")
      complaints()
    }))

  it("is reported with the shop's own message", () =>
    shopping(phone, async (shopper) => {
      const { page, open, complaints } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      await page.route("**/line_items/**", (route) =>
        route.fulfill({ status: 500, json: { exception: "Агуулахын систем хариу өгсөнгүй" } }),
      )
      await page.getByRole("button", { name: "Нэгээр нэмэх" }).first().click()
      await page.getByText("Агуулахын систем хариу өгсөнгүй").first().waitFor()
      expect(await page.getByText("Интернэт холболтоо шалгаад дахин оролдоно уу").count()).toBe(0)
      complaints()
    }))

  it("in reading the response of a placed order opens that order, placed once", () =>
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

  it("in placing an order is reported, keeps what was typed, and the next press places it", () =>
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

  it("in the address shows the not-found page with status 404 and an action [S16] [S29m]", () =>
    shopping(phone, async ({ page, complaints }) => {
      const answer = await page.goto(shopAt("/no/such/page"))
      expect(answer?.status()).toBe(404)
      await page.getByRole("heading", { name: "Хуудас олдсонгүй" }).waitFor()
      await page.getByRole("link", { name: "Нүүр хуудас руу очих" }).waitFor()
      complaints()
    }))

  it("in the persisted state is reported and resets it", () =>
    shopping(phone, async ({ page, open }) => {
      await page.addInitScript((key) => localStorage.setItem(key, "{ this is not it"), persistedStateKey)
      await open("/")
      await page.getByText("Энэ төхөөрөмжид хадгалсан зүйлийг уншиж чадсангүй").first().waitFor()
    }))
})
