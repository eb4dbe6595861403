/** Codes and campaigns of a shop that is not the demo, with value, validity and status. */
import type { Page } from "playwright-core"
import { beforeEach, describe, expect, it } from "vitest"
import { goods, stockShop, withOwnShop } from "../support/own-shop.ts"
import { bank, phone, shopping, withBrowser } from "../support/shopper.ts"
import { fillAddress, placeBy, putIntoCart, register } from "../support/steps.ts"
import { words } from "../support/words.ts"

withBrowser()

const shop = withOwnShop()
beforeEach(() => stockShop(shop()))

const shows = (page: Page, text: string | RegExp) => page.getByText(text).locator("visible=true").first().waitFor()
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).locator("visible=true").first()

/** What the merchant hands out to a shopper: codes without an end, with one, used and expired, and a campaign. */
const handOut = async (login: string): Promise<void> => {
  const { db } = shop()
  await db.query(
    `insert into coupons (code, name, percent, amount, minimum, expires_at) values
       ('KHONGOR', '{"mn": "Шинэ хэрэглэгчид", "en": "Newcomers"}', 10, null, 0, null), ('TSAGAAN', '{"mn": "Цагаан сар", "en": "Lunar new year"}', null, 5000, 20000, now() + interval '9 days'),
       ('NAADAM', '{"mn": "Наадам", "en": "Naadam"}', null, 7000, 0, now() - interval '1 day')`,
  )
  await db.query(
    "insert into coupon_holders (user_id, code, given_at) select id, code, now() - interval '10 days' from users, coupons where email = $1",
    [login],
  )
  await db.query(
    `insert into vouchers (code, name, value, owner_id, expires_at, used_by, used_at)
     select x.code, jsonb_build_object('mn', x.name), x.value, u.id, x.until, case when x.used is null then null else u.id end, x.used from users u, (values
       ('VC-ACTIVE', 'Эрхийн бичиг', 3000, null::timestamptz, null::timestamptz), ('VC-VALID', 'Бэлэг', 4000, now() + interval '9 days', null),
       ('VC-USED', 'Талархал', 5000, null, now() - interval '5 days'), ('VC-ENDED', 'Зуны бэлэг', 6000, now() - interval '1 day', null)) as x (code, name, value, until, used)
     where u.email = $1`,
    [login],
  )
  await db.query("insert into gift_cards (number, amount) values ('GIFT-2345-6789-ABCD-EFGH', 25000)")
  await db.query(
    `insert into promotions (kind, name, code, starts_at, expires_at) values
       ('sale', '{"mn": "Хивсний өдрүүд", "en": "Rug days"}', 'KHONGOR', now() - interval '1 day', now() + interval '9 days'),
       ('sale', '{"mn": "Намрын хямдрал", "en": "Autumn sale"}', null, now() - interval '60 days', now() - interval '20 days')`,
  )
}

describe("codes of an own shop", () => {
  it("say what they are worth, until when, and what became of them, and do what they say [E18] [B8]", () =>
    shopping(
      phone,
      async (shopper) => {
        const { page, open } = shopper
        await open("/login?from=/account/coupons")
        const login = await register(page)
        await page.waitForURL(/\/account\/coupons/)
        await handOut(login)
        await open("/account/coupons")
        for (const text of ["Шинэ хэрэглэгчид", "10%", "Цагаан сар", "5,000₮", "Наадам", words("mn", "coupons.until")])
          await shows(page, text)
        for (const status of ["active", "valid", "expired"]) await shows(page, words("mn", `coupon.status.${status}`))
        await page
          .getByRole("link", { name: /Цагаан сар/u })
          .first()
          .click()
        await page.getByRole("heading", { level: 1, name: "Цагаан сар" }).waitFor()
        expect(await page.title()).toContain("Цагаан сар")

        await putIntoCart(shopper, goods.lamp.slug)
        await open("/cart")
        await page.getByLabel("Купоны код").fill("khongor")
        await button(page, "Ашиглах").click()
        await shows(page, words("mn", "coupon.applied"))
        await page.getByRole("button", { name: "KHONGOR купоныг хасах" }).waitFor()
        await shows(page, /-?6,000₮/)

        await open("/account/vouchers")
        for (const text of ["3,000₮", "4,000₮", "5,000₮", "6,000₮", words("mn", "coupons.usedOn")]) await shows(page, text)
        for (const status of ["active", "valid", "used", "expired"]) await shows(page, words("mn", `voucher.status.${status}`))
        await button(page, "VC-VALID ваучерыг ашиглах").click()
        await shows(page, /4,000₮ .*орлоо/)

        await open("/account/gift-cards")
        await page.getByLabel("Бэлгийн картын дугаар").fill("GIFT-2345-6789-ABCD-EFGH")
        await button(page, "Ашиглах").click()
        await shows(page, "25,000₮ хэтэвчинд орлоо")
        await open("/account/wallet")
        await shows(page, "29,000₮")

        await open("/promotions")
        for (const text of ["Хивсний өдрүүд", "Намрын хямдрал", words("mn", "promotions.until"), words("mn", "promotions.ended")])
          await shows(page, text)
        await page
          .getByRole("link", { name: /Хивсний өдрүүд/ })
          .first()
          .click()
        await shows(page, "KHONGOR")

        await open("/checkout/address")
        await fillAddress(page)
        await bank(await placeBy(page, "QR код"), "pay", shop().url)
        await open("/account/coupons")
        await shows(page, words("mn", "coupon.status.used"))
      },
      shop().url,
    ))
})
