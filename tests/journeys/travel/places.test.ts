/** Places found while typing, and by where one is: airports for a stay, postal areas for an address. */
import { describe, expect, it } from "vitest"
import { desktop, phone, shopping, withBrowser } from "../support/shopper.ts"
import { dumplings, fillAddress, orderAsNew, putIntoCart } from "../support/steps.ts"

withBrowser()

describe("a place", () => {
  it("of a stay is an airport that is found in Latin letters and taken by keyboard [E25]", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/travel/hotels")
      const box = page.getByRole("combobox", { name: "Хаана" })
      await box.pressSequentially("murun")
      await page.getByRole("option", { name: /MXV.*Мөрөн/s }).waitFor()
      await page.keyboard.press("ArrowDown")
      await page.keyboard.press("Enter")
      await page.locator("[role=option]").first().waitFor({ state: "detached" })
      expect(await box.inputValue()).toBe("Мөрөн")
      await page.keyboard.press("Enter")
      await page.waitForURL(/place=/)
      await page.getByRole("heading", { level: 2, name: "1 газар олдлоо" }).waitFor()
    }))

  it("of an address is typed, or proposed where the shopper is [E24]", () =>
    shopping({ ...phone, geolocation: { latitude: 47.767, longitude: 107.28 }, permissions: ["geolocation"] }, async (shopper) => {
      const { page, open } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      await orderAsNew(page)
      const box = page.getByRole("combobox", { name: "Хаягаа хурдан бөглөх" })
      await box.fill("бзд 5")
      await page
        .getByRole("option", { name: /5-р хороо\s*Баянзүрх/ })
        .first()
        .click()
      await expect.poll(() => page.getByLabel("Дүүрэг, сум").inputValue()).toBe("Баянзүрх")
      expect(await page.getByLabel("Хороо, баг").inputValue()).toBe("5-р хороо")
      await page.getByRole("button", { name: "Байршлаар олох" }).click()
      await page
        .getByRole("listbox")
        .getByRole("option", { name: /Налайх/ })
        .first()
        .click()
      await expect.poll(() => page.getByLabel("Дүүрэг, сум").inputValue()).toBe("Налайх")
      expect(await page.getByLabel("Хороо, баг").inputValue()).toBe("")
    }))

  it("of an address is typed where it is not shared, and the order continues to its payment [E24]", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/cart")
      await orderAsNew(page)
      await page.getByRole("button", { name: "Байршлаар олох" }).click()
      const reason = page.getByRole("paragraph").filter({ hasText: "Байршлаа хуваалцаагүй байна. Хаягаа бичиж оруулна уу." })
      await reason.waitFor()
      const box = page.getByRole("combobox", { name: "Хаягаа хурдан бөглөх" })
      await box.fill("бзд 5")
      await page
        .getByRole("option", { name: /5-р хороо\s*Баянзүрх/ })
        .first()
        .click()
      await expect.poll(() => page.getByLabel("Дүүрэг, сум").inputValue()).toBe("Баянзүрх")
      expect(await reason.count()).toBe(0)
      await fillAddress(page)
    }))
})
