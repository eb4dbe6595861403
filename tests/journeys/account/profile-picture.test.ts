/** Profile picture, at a site that has them. */
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { otherSite, withConfiguredShop } from "../support/configured-shop.ts"
import { logInAt } from "../support/log-in.ts"
import { phone, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

const other = withConfiguredShop(otherSite)

describe("the profile picture", () => {
  it("is made small on the phone before it is sent, refused where it is no picture, and removed [V1] [C4]", () =>
    shopping(
      phone,
      async ({ page, open, complaints }) => {
        await logInAt({ page, open }, "/account/profile")
        const input = page.getByLabel("Зураг сонгох")
        const whole = await sharp({
          create: { width: 1600, height: 900, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 40 }, background: "#888" },
        })
          .png()
          .toBuffer()
        expect(whole.length).toBeGreaterThan(1_000_000)
        const sent = page.waitForRequest((request) => request.url().endsWith("/users/update_avatar"))
        await input.setInputFiles({ name: "face.png", mimeType: "image/png", buffer: whole })
        expect(Number((await (await sent).allHeaders())["content-length"])).toBeLessThan(60_000)
        await page.getByText("Таны зураг амжилттай солигдлоо").waitFor()
        await input.setInputFiles({ name: "face.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") })
        await page.getByRole("alert").first().waitFor()
        await page.getByRole("button", { name: "Устгах", exact: true }).click()
        await expect.poll(() => page.getByRole("button", { name: "Устгах", exact: true }).count()).toBe(0)
        complaints()
      },
      other().url,
    ))
})
