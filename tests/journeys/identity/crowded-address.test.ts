/** Shoppers behind an address whose limits a stranger has filled: their browsers work for a moment, and they notice nothing. */
import { describe, expect, it } from "vitest"
import { limits } from "#backend/http/rate-limits.ts"
import { addressKey } from "#backend/http/rate-limiter.ts"
import { withChangingShop } from "../support/changing-shop.ts"
import { logInAt } from "../support/log-in.ts"
import { phone, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

const shop = withChangingShop()

describe("address that a stranger has flooded", () => {
  it("lets a shopper log in and write to the shop, by work alone", () =>
    shopping(
      phone,
      async ({ page, open, complaints }) => {
        const flooded = [limits.wrongPasswordsByAddress, limits.contactForms]
        for (const limit of flooded) {
          await shop().db.query("insert into rate_limits (key, began_at, count) values ($1, now(), $2)", [
            addressKey(limit, { key: "127.0.0.1" }),
            limit.max,
          ])
        }
        const statuses: Array<readonly [path: string, status: number]> = []
        page.on("response", (response) => {
          if (response.request().method() === "POST" && !response.url().includes("page_views"))
            statuses.push([new URL(response.url()).pathname, response.status()])
        })
        await logInAt({ page, open }, "/contact")
        await page.getByLabel("Юу болсон бэ?").fill("Захиалга хаана явна вэ?")
        await page.getByLabel("Нэр").fill("Номин")
        await page.getByLabel("Утас эсвэл и-мэйл").fill("nomin@example.mn")
        await page.getByRole("button", { name: "Илгээх" }).click()
        await page.getByRole("heading", { name: "Захидлыг тань хүлээж авлаа" }).waitFor()
        for (const [path, status] of [
          ["/oauth/token", 200],
          ["/api/v2/contact_forms", 202],
        ] as const) {
          expect(statuses.filter(([each]) => each === path)).toEqual([
            [path, 429],
            [path, status],
          ])
        }
        // Browsers log a refusal.
        expect(complaints()).toEqual([expect.stringContaining("429"), expect.stringContaining("429")])
      },
      shop().url,
    ))
})
