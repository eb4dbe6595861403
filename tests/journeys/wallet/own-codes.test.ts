/** Coupons, vouchers, gift cards and promotions of a shop that is not the demo: value, validity, status and use. */
import type { Page } from "playwright-core"
import { beforeEach, describe, expect, it } from "vitest"
import { goods, stockShop, withOwnShop } from "../support/own-shop.ts"
import { registerAt } from "../support/log-in.ts"
import { bank, phone, shopping, withBrowser, type Shopper } from "../support/shopper.ts"
import { button, fillAddress, placeBy, putIntoCart, shows } from "../support/steps.ts"
import { words } from "../support/words.ts"

withBrowser()

const shop = withOwnShop()
beforeEach(() => stockShop(shop()))

const link = (page: Page, name: RegExp) => page.getByRole("link", { name }).first()

/** Coupons of the shop: without an end, with one, and expired. */
const makeCoupons = () =>
  shop().db.query(
    `insert into coupons (code, name, percent, amount, minimum, expires_at) values
       ('KHONGOR', '{"mn": "Шинэ хэрэглэгчид", "en": "Newcomers"}', 10, null, 0, null),
       ('TSAGAAN', '{"mn": "Цагаан сар", "en": "Lunar new year"}', null, 5000, 20000, now() + interval '9 days'),
       ('NAADAM', '{"mn": "Наадам", "en": "Naadam"}', null, 7000, 0, now() - interval '1 day')
     on conflict do nothing`,
  )

const giveCoupons = async (login: string): Promise<void> => {
  await makeCoupons()
  await shop().db.query(
    `insert into coupon_holders (user_id, code, given_at)
     select id, code, now() - interval '10 days' from users, coupons where email = $1`,
    [login],
  )
}

/** Vouchers of a shopper: without an end, with one, used, and expired. */
const giveVouchers = (login: string) =>
  shop().db.query(
    `insert into vouchers (code, name, value, owner_id, expires_at, used_by, used_at)
     select v.code, jsonb_build_object('mn', v.name), v.value, u.id, v.expires, case when v.used is null then null else u.id end, v.used
     from users u, (values
       ('VC-ACTIVE', 'Эрхийн бичиг', 3000, null::timestamptz, null::timestamptz),
       ('VC-VALID', 'Бэлэг', 4000, now() + interval '9 days', null),
       ('VC-USED', 'Талархал', 5000, null, now() - interval '5 days'),
       ('VC-ENDED', 'Зуны бэлэг', 6000, now() - interval '1 day', null)
     ) as v (code, name, value, expires, used)
     where u.email = $1`,
    [login],
  )

const onPhone = (visit: (shopper: Shopper) => Promise<void>) => shopping(phone, visit, shop().url)

describe("coupons of an own shop", () => {
  it("show value, validity and status, reduce the order by their value, and are used once it is placed [E18] [B8]", () =>
    onPhone(async (shopper) => {
      const { page, open } = shopper
      await giveCoupons(await registerAt(shopper, "/account/coupons"))
      await open("/account/coupons")
      for (const text of ["Шинэ хэрэглэгчид", "10%", "Цагаан сар", "5,000₮", "Наадам", words("mn", "coupons.until")])
        await shows(page, text)
      for (const status of ["active", "valid", "expired"]) await shows(page, words("mn", `coupon.status.${status}`))
      await link(page, /Цагаан сар/u).click()
      await page.getByRole("heading", { level: 1, name: "Цагаан сар" }).waitFor()
      expect(await page.title()).toContain("Цагаан сар")

      await putIntoCart(shopper, goods.lamp.slug)
      await open("/cart")
      await page.getByLabel("Купоны код").fill("khongor")
      await button(page, "Ашиглах").click()
      await shows(page, words("mn", "coupon.applied"))
      await page.getByRole("button", { name: "KHONGOR купоныг хасах" }).waitFor()
      await shows(page, /-?6,000₮/)

      await open("/checkout/address")
      await fillAddress(page)
      await bank(await placeBy(page, "QR код"), "pay", shop().url)
      await open("/account/coupons")
      await shows(page, words("mn", "coupon.status.used"))
    }))
})

describe("vouchers of an own shop", () => {
  it("show value and status, and go to the wallet [E18] [B8]", () =>
    onPhone(async (shopper) => {
      const { page, open } = shopper
      await giveVouchers(await registerAt(shopper, "/account/vouchers"))
      await open("/account/vouchers")
      for (const text of ["3,000₮", "4,000₮", "5,000₮", "6,000₮", words("mn", "coupons.usedOn")]) await shows(page, text)
      for (const status of ["active", "valid", "used", "expired"]) await shows(page, words("mn", `voucher.status.${status}`))
      await button(page, "VC-VALID ваучерыг ашиглах").click()
      await shows(page, /4,000₮ .*орлоо/)
      await open("/account/wallet")
      await shows(page, "4,000₮")
    }))
})

describe("gift cards of an own shop", () => {
  it("go to the wallet by their number [E18]", () =>
    onPhone(async (shopper) => {
      const { page, open } = shopper
      await shop().db.query("insert into gift_cards (number, amount) values ('GIFT-2345-6789-ABCD-EFGH', 25000)")
      await registerAt(shopper, "/account/gift-cards")
      await page.getByLabel("Бэлгийн картын дугаар").fill("GIFT-2345-6789-ABCD-EFGH")
      await button(page, "Ашиглах").click()
      await shows(page, "25,000₮ хэтэвчинд орлоо")
      await open("/account/wallet")
      await shows(page, "25,000₮")
    }))
})

describe("promotions of an own shop", () => {
  it("show when they end, that they have ended, and their code [E18]", () =>
    onPhone(async ({ page, open }) => {
      await makeCoupons()
      await shop().db.query(
        `insert into promotions (kind, name, code, starts_at, expires_at) values
           ('sale', '{"mn": "Хивсний өдрүүд", "en": "Rug days"}', 'KHONGOR', now() - interval '1 day', now() + interval '9 days'),
           ('sale', '{"mn": "Намрын хямдрал", "en": "Autumn sale"}', null, now() - interval '60 days', now() - interval '20 days')`,
      )
      await open("/promotions")
      for (const text of ["Хивсний өдрүүд", "Намрын хямдрал", words("mn", "promotions.until"), words("mn", "promotions.ended")])
        await shows(page, text)
      await link(page, /Хивсний өдрүүд/u).click()
      await shows(page, "KHONGOR")
    }))
})
