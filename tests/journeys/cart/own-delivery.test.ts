/** What a shop that is not the demo promises on a Friday afternoon, in the city, to an aimag and for what is made to order: on the product, in the checkout, once it is paid, and on the order. W9. */
import { beforeEach, describe, it } from "vitest"
import { goods, importGoods, stockShop, withOwnShop } from "../support/own-shop.ts"
import { signUp } from "../support/log-in.ts"
import { shiftedClock } from "../support/shifted-clock.ts"
import { bank, phone, shopping, withBrowser, type Shopper } from "../support/shopper.ts"
import { fillReceiver, placeBy, putIntoCart, shows } from "../support/steps.ts"

withBrowser()

const day = 24 * 60 * 60_000
/** Ulaanbaatar is 8 hours ahead. */
const ahead = 8 * 60 * 60_000

/** A Friday to come, 15:00 in Ulaanbaatar. */
const friday = (() => {
  const today = Math.floor((Date.now() + ahead) / day)
  // Day 1 was a Friday.
  return (today + 7 - ((today - 1) % 7)) * day + 15 * 60 * 60_000 - ahead
})()

/** Day after that Friday as the shop writes it, which no line breaks: «11-р сарын 30, даваа». */
const written = (days: number): string => {
  const at = new Date(friday + ahead + days * day)
  const weekday = ["ням", "даваа", "мягмар", "лхагва", "пүрэв", "баасан", "бямба"][at.getUTCDay()] ?? ""
  return `${at.getUTCMonth() + 1}-\u2060р\u00A0сарын\u00A0${at.getUTCDate()}, ${weekday}`
}

const shop = withOwnShop({}, shiftedClock({ ahead: (friday - Date.now()) / 60_000 }))
const made = { slug: "deel-zahialgaar", name: "Захиалгын дээл" }

beforeEach(async () => {
  await stockShop(shop())
  await importGoods(
    shop(),
    [
      "handle,title_mn,title_en,category,category_mn,category_en,sku,price,stock,badges",
      `${made.slug},${made.name},Deel to order,home/textile,,,KH-9,300000,5,made_to_order`,
    ].join("\n"),
  )
})

/** Option of a list: its name, or its index. */
type Choice = string | { readonly index: number }
type Destination = { readonly city: string; readonly district: Choice; readonly quarter: Choice }

/** Text of the delivery window, and of that on the product's page, which promises it to the city. */
type Promised = { readonly window: string; readonly onProduct?: string }

/** Orders a product and pays, and expects the same promise on each page. */
const expectPromise = (slug: string, { city, district, quarter }: Destination, { window, onProduct = window }: Promised) =>
  shopping(
    phone,
    async (shopper: Shopper) => {
      const { page, open } = shopper
      const { url } = shop()
      await page.clock.install({ time: friday })
      await signUp(shopper)
      await putIntoCart(shopper, slug)
      await shows(page, `Улаанбаатарт ${onProduct} хүргэнэ`)
      await open("/checkout/address")
      await page.getByLabel("Хот, аймаг").selectOption(city)
      await page.getByLabel("Дүүрэг, сум").selectOption(district)
      await page.getByLabel("Хороо, баг").selectOption(quarter)
      await page.getByLabel("Дэлгэрэнгүй хаяг").fill("Нарны зам, 42-р байр, 68 тоот")
      await shows(page, window)
      await fillReceiver(page)
      const number = await placeBy(page, "QR код")
      await bank(number, "pay", url)
      await shows(page, window)
      await open(`/account/orders/${number}`)
      await shows(page, `${window.charAt(0).toUpperCase()}${window.slice(1)} очно`)
    },
    shop().url,
  )

const inCity: Destination = { city: "Улаанбаатар", district: "Сүхбаатар", quarter: "1-р хороо" }
const inAimag: Destination = { city: "Дархан-Уул", district: { index: 1 }, quarter: { index: 1 } }

describe("the delivery of a Friday afternoon", () => {
  it("comes on Monday in the city [W9]", () => expectPromise(goods.cup.slug, inCity, { window: `${written(3)} 11:00–15:00` }))

  it("comes within 24 to 72 hours in an aimag, and on Monday in the city [W9]", () =>
    expectPromise(goods.cup.slug, inAimag, { onProduct: `${written(3)} 11:00–15:00`, window: `маргааш – ${written(3)}` }))

  it("takes 7 to 14 days for what is made to order [W9]", () =>
    expectPromise(made.slug, inCity, { window: `${written(7)} – ${written(14)}` }))
})
