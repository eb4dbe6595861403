/** Letters as HTML: typed texts, pictures and colours; the letter of a code. */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { codeLetter } from "#domain/rules/notifications/code-letter.ts"
import { letterColours } from "#domain/rules/notifications/letter-colours.ts"
import { letterHtml } from "#domain/rules/notifications/letter-html.ts"
import { letterOf, order, sender } from "./order-letters.ts"

describe("letter as HTML", () => {
  it("shows what shoppers and merchants typed as text", () => {
    const { email } = letterOf(
      { kind: "paid" },
      {
        lineItems: order().lineItems.map((line) => ({
          ...line,
          product: { ...line.product, name: `<img src=x onerror="alert(1)">` },
        })),
      },
    )
    const html = letterHtml(email, sender, "en")
    expect(html).not.toContain("<img src=x")
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;")
  })

  it("shows the goods that have a picture, by an address of the shop that mail programs can show", () => {
    const [line] = order().lineItems
    if (line === undefined) throw new Error("the sample has a line")
    const image = { src: "/pictures/coat.front", alt: "", colour: "" }
    const { email } = letterOf(
      { kind: "paid" },
      {
        lineItems: [
          { ...line, image },
          { ...line, image: null },
        ],
      },
    )
    expect(letterHtml(email, sender, "en").match(/<img src="[^"]*"/g)).toEqual([`<img src="${sender.origin}/pictures/coat.front-160.jpg"`])
    const bare = letterOf({ kind: "paid" }, { lineItems: [{ ...line, image: null }] })
    expect(letterHtml(bare.email, sender, "en")).not.toContain("<img")
  })

  it("has the shop's logo beside its name [E28]", () => {
    const { email } = letterOf({ kind: "delivered" }, { lineItems: [] })
    const html = letterHtml(email, { ...sender, logo: "/pictures/crown" }, "en")
    expect(html).toContain(`<img src="${sender.origin}/pictures/crown-160.jpg"`)
  })

  it("has the colours of the light theme", () => {
    const light = readFileSync("ui/theme/tokens.css", "utf8").split("[data-theme")[0] ?? ""
    for (const [name, colour] of Object.entries(letterColours))
      expect(light).toContain(`--${name.replace(/[A-Z]/g, (upper) => `-${upper.toLowerCase()}`)}: ${colour}`)
  })

  it("has a code in its preview and in its text, and a warning in the SMS", () => {
    const { email, sms } = codeLetter({ purpose: "reset", code: "123456", minutes: 5, brand: "Цэлмэг", locale: "mn" })
    expect(letterHtml(email, sender, "mn").match(/123456/g)).toHaveLength(2)
    expect(sms).toBe("Цэлмэг: Нууц үг солих код 123456. Код 5 минут хүчинтэй. Кодоо хэнд ч бүү хэлээрэй.")
  })
})
