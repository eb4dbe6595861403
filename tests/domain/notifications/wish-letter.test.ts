/** Letter of what changed about wishes. */
import { describe, expect, it } from "vitest"
import { wishLetter, wishPush, type LetterWish } from "#domain/rules/notifications/wish-letter.ts"
import { tugrik } from "#domain/rules/money.ts"

const coat: LetterWish = {
  slug: "coat",
  name: "Coat",
  optionsText: "Black, M",
  image: null,
  sellingPrice: tugrik(90_000),
  wishedPrice: tugrik(90_000),
  totalOnHand: 5,
  wasSoldOut: false,
}
const shop = { brand: "Delguur", origin: "https://shop.mn", locale: "en" } as const
const letterOf = (...wishes: ReadonlyArray<LetterWish>) => wishLetter(wishes, shop)?.email

describe("the letter of wishes", () => {
  it("reports fallen prices and returns to the stock, and nothing else", () => {
    const cheap = { ...coat, name: "Boots", sellingPrice: tugrik(70_000) }
    const back = { ...coat, name: "Scarf", wasSoldOut: true, optionsText: "" }
    const letter = letterOf(coat, cheap, back)
    expect(letter?.lines).toEqual([
      { name: "Boots", detail: "Black, M · 20,000₮ less", amount: "70,000₮" },
      { name: "Scarf", detail: "Back in stock", amount: "90,000₮" },
    ])
    expect(letter?.action?.href).toBe("https://shop.mn/en/account/wishlists")
    expect(letter?.lead).toBe("2 products on your wish lists have changed.")
  })

  it("is not written of a dearer, unchanged or sold out product", () => {
    const dearer = { ...coat, sellingPrice: tugrik(99_000) }
    const soldOut = { ...coat, totalOnHand: 0, wasSoldOut: true }
    const lastUnit = { ...coat, totalOnHand: 1 }
    expect(letterOf(coat, dearer, soldOut, lastUnit)).toBeUndefined()
  })
})

describe("the push of wishes", () => {
  const cheap = { ...coat, slug: "boots", name: "Boots", sellingPrice: tugrik(70_000) }
  const back = { ...coat, slug: "scarf", name: "Scarf", optionsText: "", wasSoldOut: true }

  it("names one product and opens it, and counts several [B24]", () => {
    expect(wishPush([coat, cheap], "en", ["prices", "stock"])).toEqual({
      kind: "prices",
      title: "Boots · Black, M",
      body: "20,000₮ less · Now 70,000₮",
      path: "/en/products/boots",
    })
    expect(wishPush([back], "mn", ["stock"])).toEqual({
      kind: "stock",
      title: "Scarf",
      body: "Дахин ирсэн · Үнэ: 90,000₮",
      path: "/products/scarf",
    })
    expect(wishPush([cheap, back], "en", ["prices", "stock"])).toMatchObject({
      body: "2 products on your wish lists have changed.",
      path: "/en/account/wishlists",
    })
  })

  it("reports the wanted kinds alone [B24] [S29k]", () => {
    expect(wishPush([cheap, back], "en", ["stock"])).toMatchObject({ title: "Scarf", kind: "stock" })
    expect(wishPush([cheap], "en", ["stock"])).toBeNull()
    expect(wishLetter([cheap, back], shop, ["prices"])?.email.lines).toMatchObject([{ name: "Boots" }])
  })
})
