/** Journeys of changes of the cart that are refused once the connection is back. */
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { withChangingShop } from "../support/changing-shop.ts"
import { shopping, withBrowser } from "../support/shopper.ts"
import { isStored, phoneWithWorker } from "../support/service-worker.ts"
import { addButton, dumplings, putIntoCart } from "../support/steps.ts"

withBrowser()

const eggs = { slug: "undug-10-shirkheg", mn: "Өндөг, 10 ширхэг", en: "Eggs, 10 pcs" } as const

const shop = withChangingShop()

const stock = (slug: string, units: number) =>
  shop().db.query("update variants v set on_hand = $2 from products p where p.id = v.product_id and p.slug = $1", [slug, units])

/** The notice is shown, and nothing else on the page shows its reason. */
const isShownOnce = async (page: Page, text: string, reason: string) => {
  await page.getByText(text, { exact: true }).waitFor()
  expect(await page.getByText(reason).count()).toBe(1)
}

/** Browsers log refusals, and every request that has no connection. */
const other = (complaints: ReadonlyArray<string>) =>
  complaints.filter((complaint) => !/ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)|422|503/.test(complaint))

describe("shopper whose changes without a connection are refused", () => {
  it("sees one notice of each, with the name of its product, after a reload too [X1]", () =>
    shopping(
      phoneWithWorker,
      async (shopper) => {
        const { page, open, complaints } = shopper
        await putIntoCart(shopper, dumplings.slug)
        for (const path of [`/products/${eggs.slug}`, "/cart"]) {
          await open(path)
          await isStored(page, path, shop().url)
        }

        await page.context().setOffline(true)
        await page.getByRole("button", { name: "Нэгээр нэмэх" }).first().click()
        await page.getByText("Сагсны өөрчлөлт холболт сэргэмэгц илгээгдэнэ.").waitFor()
        await open(`/products/${eggs.slug}`)
        await addButton(page).click()
        await page.getByText("Сагсанд нэмлээ. Дэлгүүртэй холбогдмогц илгээнэ.").waitFor()
        await stock(dumplings.slug, 1)
        await stock(eggs.slug, 0)
        await page.context().setOffline(false)
        // In any order: an item that is added before the stored changes are read is sent before them.
        await Promise.all([
          isShownOnce(page, `«${dumplings.name}»: Үлдэгдэл хүрэлцэхгүй байна. 1 ширхэг үлдсэн.`, "Үлдэгдэл хүрэлцэхгүй байна."),
          isShownOnce(page, `«${eggs.mn}»: Энэ бараа дууссан байна`, "Энэ бараа дууссан байна"),
        ])
        await open("/cart")
        await page.getByText("1 бараа").locator("visible=true").first().waitFor()
        expect(await page.getByRole("alert").filter({ visible: true }).count()).toBe(0)
        expect(other(complaints())).toEqual([])
      },
      shop().url,
    ))

  it("sees an English notice of a product that is not sold any more [X1]", () =>
    shopping(
      phoneWithWorker,
      async ({ page, open, complaints }) => {
        await open("/en")
        await open(`/en/products/${eggs.slug}`)
        await isStored(page, `/en/products/${eggs.slug}`, shop().url)
        await page.context().setOffline(true)
        await page.getByRole("button", { name: "Add to cart", exact: true }).locator("visible=true").first().click()
        await page.getByText("It will be sent as soon as the shop can be reached.").waitFor()
        await shop().db.query("update products set listed = false where slug = $1", [eggs.slug])
        await page.context().setOffline(false)
        await isShownOnce(page, `“${eggs.en}”: This item is temporarily unavailable`, "This item is temporarily unavailable")
        expect(other(complaints())).toEqual([])
      },
      shop().url,
    ))
})
