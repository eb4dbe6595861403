/** Newsletter: a reader subscribes at the foot of a page, confirms and leaves by the letter. */
import { describe, it } from "vitest"
import { desktop, messagesTo, shopping, withBrowser } from "../support/shopper.ts"
import { use } from "../support/steps.ts"

withBrowser()

describe("the newsletter", () => {
  it("is subscribed to at the foot of a page, confirmed by the letter, and left by its link [C4]", () =>
    shopping(desktop, async ({ page, open }) => {
      const email = `reader-${crypto.randomUUID().slice(0, 8)}@example.mn`
      await open("/")
      await use(page)
      await page.getByLabel("Таны и-мэйл хаяг").fill(email)
      await page.getByRole("button", { name: "Захиалах", exact: true }).click()
      await page.getByText(`${email} хаяг руу захидал илгээлээ`).waitFor()

      const [letter] = await messagesTo(email)
      const link = /\/newsletter\/confirm\?token=[\w-]+/.exec(letter?.text ?? "")?.[0] ?? "no link"
      await open(link)
      await page.getByRole("button", { name: "Тийм, авъя" }).click()
      await page.getByRole("heading", { name: "Баярлалаа, бүртгэлээ" }).waitFor()

      await open(link.replace("confirm", "leave"))
      await page.getByRole("button", { name: "Тийм, авахаа больё" }).click()
      await page.getByRole("heading", { name: "Бүртгэлээс хаслаа" }).waitFor()
    }))

  it("is not left by a link without its token [C4]", () =>
    shopping(desktop, async ({ page, open }) => {
      await open("/newsletter/leave")
      await page.getByRole("heading", { name: "Холбоос хүчингүй байна" }).waitFor()
    }))
})
