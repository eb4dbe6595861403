import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addressFormOf, addressOf, checkAddress } from "#domain/rules/account/address-form.ts"
import { checkAmount, checkWalletAmount, walletRefusal } from "#domain/rules/wallet/amount-form.ts"
import { avatarAsIsBelow, avatarQuality, avatarSide, avatarTypes, checkAvatar, isSentAsIs } from "#domain/rules/account/avatar-form.ts"
import { checkCoupon, checkGiftCard, checkVoucher, normalizeCouponCode } from "#domain/rules/wallet/code-forms.ts"
import { checkDate, dateWindow } from "#domain/rules/forms/date-window.ts"
import { titleOf } from "#domain/rules/identity/title.ts"
import { checkPassenger, normalizePassengerName } from "#domain/rules/travel/passenger-form.ts"
import { isBlank, refusalOf, required } from "#domain/rules/forms/refusals.ts"
import { checkReview, reviewMaxLength, maxPictures, ratings } from "#domain/rules/catalogue/review-form.ts"
import { tugrik } from "#domain/rules/money.ts"
import { sizeWithin } from "#domain/rules/picture-size.ts"
import { use, walletTerms } from "#domain/rules/wallet/wallet.ts"
import { parts, purchase } from "#tests/arbitraries/wallet.ts"
import { amount } from "#tests/arbitraries/money.ts"
import { holds } from "#tests/laws.ts"

const messagesOf = (refusals: ReadonlyArray<{ readonly field: string; readonly key: string }>) =>
  refusals.map(({ field, key }) => `${field}: ${key}`)

describe("a refusal", () => {
  it("is found by its field", () => {
    const refusals = [...required("name", " "), ...required("city", "")]
    expect(refusalOf(refusals, "city")?.key).toBe("v.required")
    expect(refusalOf(required("name", "Бат"), "name")).toBeNull()
    expect([isBlank(" \n"), isBlank("a")]).toEqual([true, false])
  })
})

describe("an address", () => {
  const full = addressFormOf({
    lastName: "Дорж",
    firstName: "Бат",
    phone: "99112233",
    city: "Улаанбаатар",
    district: "Баянгол",
    quarter: "3-р хороо",
    detail: "12-р байр",
  })
  const blank = addressFormOf({ detail: " " })

  it("lists everything missing, from top to bottom [E6] [V5]", () => {
    expect(messagesOf(checkAddress(blank))).toEqual([
      "firstName: v.required",
      "phone: v.phone_blank",
      "city: address.choose_city",
      "district: address.choose_district",
      "detail: v.address",
    ])
    expect(checkAddress(full)).toEqual([])
  })

  it("is sent trimmed, with phones by their digits and without a second phone that is blank [E6]", () => {
    const sent = addressOf({ ...full, firstName: " Бат ", phone: "+976 9911-2233", otherPhone: " " }, "16000")
    expect(sent).toEqual({
      lastName: "Дорж",
      firstName: "Бат",
      phone: "99112233",
      city: "Улаанбаатар",
      district: "Баянгол",
      quarter: "3-р хороо",
      detail: "12-р байр",
      zipcode: "16000",
    })
    expect(addressOf({ ...full, otherPhone: "8811 2233" }, null).otherPhone).toBe("88112233")
    expect(addressFormOf(sent)).toEqual(full)
  })

  it("has two different phone numbers, if two [V5]", () => {
    expect(messagesOf(checkAddress({ ...full, otherPhone: "+976 9911 2233" }))).toEqual(["otherPhone: v.phone_same"])
    expect(messagesOf(checkAddress({ ...full, otherPhone: "123" }))).toEqual(["otherPhone: v.phone_wrong"])
    expect(checkAddress({ ...full, otherPhone: "88112233" })).toEqual([])
  })
})

describe("an amount", () => {
  const bounds = { min: 1000, max: 30_000 }

  it("lies between its bounds, both allowed", () => {
    expect(checkAmount({ amount: "1,000₮" }, bounds)).toEqual([])
    expect(checkAmount({ amount: "30000" }, bounds)).toEqual([])
    expect(checkAmount({ amount: "999" }, bounds)).toEqual([{ field: "amount", key: "v.amount_min", values: { min: "1,000₮" } }])
    expect(checkAmount({ amount: "30001" }, bounds)).toEqual([{ field: "amount", key: "v.amount_max", values: { max: "30,000₮" } }])
    expect(checkAmount({ amount: "999999999" }, { min: 1, max: null })).toEqual([])
  })

  it("of a wallet is refused above its balance before what the order may take, with the maximum [V5] [X7]", () => {
    const wallet = {
      usable: tugrik(5000),
      parts: [{ kind: "bonus" as const, balance: tugrik(8000), usable: tugrik(5000), used: tugrik(0) }],
    }
    const keys = (amount: string, source: "bonus" | "money" | null = null) =>
      checkWalletAmount({ amount, source }, wallet).map(({ key, values }) => `${key} ${String(values?.["max"])}`)
    expect([keys("8001"), keys("5001"), keys("5000"), keys("1", "money")]).toEqual([
      ["v.amount_balance 5,000₮"],
      ["v.amount_max 5,000₮"],
      [],
      ["v.amount_balance 0₮"],
    ])
  })

  it("is refused when blank or malformed", () => {
    expect(messagesOf(checkAmount({ amount: " " }, bounds))).toEqual(["amount: v.amount_blank"])
    expect(messagesOf(checkAmount({ amount: "зуу" }, bounds))).toEqual(["amount: v.amount_wrong"])
  })

  it("has the limit in the wallet's refusal", () => {
    expect(walletRefusal({ _tag: "NoAmount" })[0]?.key).toBe("v.amount_wrong")
    expect(walletRefusal({ _tag: "PurchaseTooSmall", above: tugrik(20_000) })[0]).toMatchObject({
      key: "wallet.rule.min",
      values: { amount: "20,000₮" },
    })
    expect(walletRefusal({ _tag: "PartnerMinimum", min: tugrik(500) })[0]).toMatchObject({
      key: "wallet.rule.partner",
      values: { amount: "500₮" },
    })
    expect(walletRefusal({ _tag: "AboveBalance", max: tugrik(7) })[0]).toMatchObject({
      key: "v.amount_balance",
      values: { max: "7₮" },
    })
    expect(walletRefusal({ _tag: "AboveMaximum", max: tugrik(7) })[0]).toMatchObject({
      key: "v.amount_max",
      values: { max: "7₮" },
    })
  })

  it("is refused on screen exactly where the wallet refuses it", () => {
    holds(
      fc.property(parts, purchase, amount, (all, order, requested) => {
        const answer = use(all, order, requested, walletTerms)
        return (answer._tag === "Used") === (walletRefusal(answer).length === 0)
      }),
    )
  })
})

describe("a one-line field", () => {
  it("has its own message when blank", () => {
    expect(messagesOf(checkCoupon({ code: " " }))).toEqual(["code: v.coupon_blank"])
    expect(messagesOf(checkVoucher({ code: "" }))).toEqual(["code: v.voucher_blank"])
    expect(messagesOf(checkGiftCard({ number: "" }))).toEqual(["number: v.giftcard"])
  })

  it("accepts any case and spaces", () => {
    expect(normalizeCouponCode(" winter 10 ")).toBe("WINTER10")
    expect(checkCoupon({ code: "winter10" })).toEqual([])
    expect(checkVoucher({ code: "v-2026 01" })).toEqual([])
    expect(checkGiftCard({ number: "gift-2026-0001" })).toEqual([])
  })

  it("is refused when it cannot be a code", () => {
    expect(messagesOf(checkVoucher({ code: "ваучер" }))).toEqual(["code: v.voucher_wrong"])
    expect(messagesOf(checkGiftCard({ number: "??" }))).toEqual(["number: v.giftcard"])
  })
})

describe("a passenger", () => {
  it("has a name in Latin letters and a gender", () => {
    expect(checkPassenger({ firstName: "Bat-Erdene", lastName: "O'Dorj", gender: "male" })).toEqual([])
    expect(messagesOf(checkPassenger({ firstName: "", lastName: "Дорж", gender: null }))).toEqual([
      "firstName: v.required",
      "lastName: v.latin_name",
      "gender: v.gender",
    ])
    expect(normalizePassengerName(" bat  erdene ")).toBe("BAT ERDENE")
  })

  it("has the title MR or MS", () => {
    expect([titleOf("male"), titleOf("female"), titleOf(null)]).toEqual(["MR", "MS", null])
  })
})

describe("a review", () => {
  it("has one to five stars and a limited size", () => {
    expect(ratings).toEqual([1, 2, 3, 4, 5])
    expect(checkReview({ rating: 5, comment: "x".repeat(reviewMaxLength), pictures: maxPictures })).toEqual([])
    expect(messagesOf(checkReview({ rating: null, comment: "x".repeat(reviewMaxLength + 1), pictures: maxPictures + 1 }))).toEqual([
      "rating: review.rating_required",
      "comment: v.too_long",
      "pictures: v.too_many_pictures",
    ])
    expect(messagesOf(checkReview({ rating: 6, comment: "", pictures: 0 }))).toEqual(["rating: review.rating_required"])
    expect(checkReview({ rating: 1, comment: "x".repeat(reviewMaxLength + 1), pictures: 0 })[0]?.values).toEqual({ max: "2000" })
    expect(reviewMaxLength).toBe(2000)
    expect(maxPictures).toBe(10)
  })
})

describe("an avatar", () => {
  it("is a jpeg or a png", () => {
    expect(avatarTypes).toEqual(["image/jpeg", "image/png"])
    expect(messagesOf(checkAvatar({ type: "image/gif" }))).toEqual(["avatar: v.avatar_type"])
    expect(checkAvatar({ type: "image/png" })).toEqual([])
  })

  it("is sent as it is below 22,500 bytes [V1]", () => {
    expect([avatarAsIsBelow, avatarSide, avatarQuality]).toEqual([22_500, 150, 0.8])
    expect([isSentAsIs(22_499), isSentAsIs(22_500)]).toEqual([true, false])
  })

  it("fits into 150 by 150 with its ratio, and is never enlarged", () => {
    expect(sizeWithin(avatarSide, { width: 300, height: 150 })).toEqual({ width: 150, height: 75 })
    expect(sizeWithin(avatarSide, { width: 100, height: 50 })).toEqual({ width: 100, height: 50 })
    expect(sizeWithin(avatarSide, { width: 10_000, height: 1 })).toEqual({ width: 150, height: 1 })
    const side = fc.integer({ min: 1, max: 10_000 })
    holds(
      fc.property(side, side, (width, height) => {
        const size = sizeWithin(avatarSide, { width, height })
        return size.width <= Math.min(150, width) && size.height <= Math.min(150, height) && size.width >= 1 && size.height >= 1
      }),
    )
  })
})

describe("a date field", () => {
  it("has a window from 9:00 to 22:00 [V2]", () => {
    expect(dateWindow).toEqual({ from: 9, to: 22 })
  })

  it("accepts a day as yyyy/MM/dd [V2]", () => {
    expect(checkDate({ date: "2025/11/07" })).toEqual([])
    expect(messagesOf(checkDate({ date: "07.11.2025" }))).toEqual(["date: v.date"])
    expect(messagesOf(checkDate({ date: "" }))).toEqual(["date: v.required"])
  })
})
