/** Journeys of one shopper with two tabs. */
import { describe, expect, it } from "vitest"
import { desktop, isAlive, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { checkOutDumplings, dumplings, placeBy } from "../support/steps.ts"

withBrowser()

/** The amount on a button or in a heading, in tugrik. */
const sumIn = (words: string | null): number => Number(/([\d,]+)₮/.exec(words ?? "")?.[1]?.replaceAll(",", ""))

describe("shopper with two tabs", () => {
  it("sees what another tab changed before placing, and then orders what the button shows", () =>
    shopping(desktop, async (shopper) => {
      const { page, complaints } = shopper
      await checkOutDumplings(shopper)
      const button = page
        .getByRole("button", { name: /төлөх$/ })
        .locator("visible=true")
        .first()
      const before = sumIn(await button.textContent())

      const other = await page.context().newPage()
      await other.goto(shopAt("/cart"), { waitUntil: "domcontentloaded" })
      await isAlive(other)
      const answered = other.waitForResponse((answer) => answer.url().includes("/line_items/") && answer.ok())
      await other.getByRole("button", { name: "Нэгээр нэмэх" }).first().click()
      await answered
      expect(sumIn(await button.textContent())).toBe(before)

      let after = Number.NaN
      const number = await placeBy(page, "QR код", async () => {
        const note = page.getByRole("alert").filter({ hasText: "Захиалга өөрчлөгдсөн байна" })
        await note.getByText(dumplings.name).waitFor()
        await note.getByText("2 ширхэг").waitFor()
        after = sumIn(await button.textContent())
        expect(after).toBeGreaterThan(before)
        await note.getByText(`${after.toLocaleString("en")}₮`).waitFor()
        expect(page.url()).toMatch(/\/checkout\/payment$/)
      })
      expect(number).toMatch(/^R\d+$/)
      await page
        .getByText(`${after.toLocaleString("en")}₮`)
        .first()
        .waitFor()
      // Browsers log every 409 as an error.
      expect(complaints().every((complaint) => complaint.includes("409"))).toBe(true)
    }))
})
