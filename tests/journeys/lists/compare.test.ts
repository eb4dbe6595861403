/** Comparison of products, at a site that compares and at one that does not. */
import { describe, expect, it } from "vitest"
import { persistedStateKey } from "#adapters/persistence/storage-keys.ts"
import { compareLimit } from "#domain/rules/lists/compare.ts"
import { otherSite, statusOf, withConfiguredShop } from "../support/configured-shop.ts"
import { isAlive, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

const other = withConfiguredShop(otherSite)

describe("the comparison", () => {
  it("takes four products on a phone, refuses the fifth, and opens for a friend by its link [S14] [B16] [V4]", () =>
    shopping(
      phone,
      async ({ page, open }) => {
        await open("/products")
        const tiles = page
          .getByRole("main")
          .getByRole("button", { name: /^Харьцуулах ?: / })
          .locator("visible=true")
        // A tile of a phone has none, so that its picture is seen.
        await page
          .getByRole("main")
          .getByRole("button", { name: /^Хүслийн жагсаалт/ })
          .first()
          .waitFor()
        expect(await tiles.count()).toBe(0)
        await page.getByRole("button", { name: "Жагсаалтаар" }).click()
        await tiles.first().waitFor()
        const compared = () =>
          page.evaluate(
            (key) => (JSON.parse(localStorage.getItem(key) ?? "{}") as { compare?: unknown[] }).compare?.length ?? 0,
            persistedStateKey,
          )
        for (let count = 1; count <= compareLimit; count += 1) {
          await tiles.first().click()
          await expect.poll(compared).toBe(count)
        }
        const bar = page.getByRole("region", { name: "Бараа харьцуулах" })
        await bar.getByRole("link", { name: `Харьцуулах (${compareLimit})` }).waitFor()
        await tiles.first().click()
        await bar.getByText(`Уучлаарай, хамгийн ихдээ ${compareLimit} бараа харьцуулах боломжтой.`).waitFor()
        expect(await compared()).toBe(compareLimit)
        await bar.getByRole("link", { name: `Харьцуулах (${compareLimit})` }).click()
        await page.getByRole("heading", { level: 1, name: "Бараа харьцуулах" }).waitFor()
        // A phone shows two columns, which are chosen.
        const names = page.getByRole("columnheader").getByRole("link")
        await expect.poll(() => names.count()).toBe(2)
        const third = page.getByLabel("Баруун талд").locator("option").nth(3)
        const title = (await third.textContent()) ?? ""
        await page.getByLabel("Баруун талд").selectOption({ label: title })
        await page.getByRole("columnheader").getByRole("link", { name: title }).waitFor()
        const rows = page.getByRole("rowheader")
        const differing = await rows.count()
        await page.getByLabel("Зөвхөн ялгаатай нь").uncheck()
        await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(differing)
        await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
        await page.getByRole("button", { name: "Холбоос хуулах" }).click()
        await page.getByRole("button", { name: "Холбоос хуулагдлаа" }).waitFor()
        const link = await page.evaluate(() => navigator.clipboard.readText())
        expect(new URL(link).searchParams.get("ids")?.split(",")).toHaveLength(compareLimit)
        await shopping(
          phone,
          async (friend) => {
            await friend.page.goto(link)
            await isAlive(friend.page)
            await expect.poll(() => friend.page.getByLabel("Зүүн талд").locator("option").count()).toBe(5)
            const add = friend.page
              .getByRole("main")
              .getByRole("button", { name: /^Сагсанд нэмэх/ })
              .or(friend.page.getByRole("main").getByRole("link", { name: /^Сонголт хийх/ }))
            await add.first().waitFor()
          },
          other().url,
        )
      },
      other().url,
    ))

  it("has neither page nor button where the site does not compare [P3]", async () => {
    expect(await statusOf(shopAt("/compare"))).toBe(404)
    expect(await statusOf(`${other().url}/compare`)).toBe(200)
    await shopping(phone, async ({ page, open, complaints }) => {
      await open("/products")
      await page
        .getByRole("main")
        .getByRole("button", { name: /Хүслийн жагсаалтад нэмэх/ })
        .first()
        .waitFor()
      expect(await page.getByRole("button", { name: /^Харьцуулах/ }).count()).toBe(0)
      // The not-found page at that address can be used.
      await open("/compare")
      await page.getByRole("heading", { name: "Хуудас олдсонгүй" }).waitFor()
      await page.getByRole("link", { name: "Нүүр хуудас руу очих" }).click()
      await page.waitForURL((url) => url.pathname === "/")
      complaints()
    })
  })
})
