/** Price, with and without a sale. */
import { expect } from "storybook/test"
import { now } from "#book/fixtures/shell/story-date.ts"
import preview from "#book/preview.tsx"
import { later, minute } from "#domain/rules/instants.ts"
import { tugrik } from "#domain/rules/money.ts"
import { Price } from "./price.tsx"

const meta = preview.meta({
  title: "Parts/Price",
  component: Price,
  parameters: { layout: "padded" },
  args: { price: tugrik(129_000), sellingPrice: tugrik(129_000), salePercent: 0, saleExpireAt: null },
})

const onSale = { price: tugrik(169_000), sellingPrice: tugrik(129_000), salePercent: 24 }

/** Regular price. */
export const Usual = meta.story({})
/** Reduced price, with the old price struck through and the discount. */
export const OnSale = meta.story({ args: onSale })
/** On a page that stays open after the end of the sale. */
export const SaleOver = meta.story({
  args: { ...onSale, saleExpireAt: later(now, -minute) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("169,000₮")).toBeVisible()
    await expect(canvas.queryByText("129,000₮")).toBeNull()
  },
})
/** Reduced by less than one percent: no figure. */
export const HardlyLess = meta.story({ args: { price: tugrik(129_000), sellingPrice: tugrik(128_500), salePercent: 0 } })
/** Large, for the product page. */
export const Large = meta.story({ args: { ...onSale, size: "large" } })
/** Inline, beside other text. */
export const OnLine = meta.story({ args: { ...onSale, size: "line" } })
/** Prices of seven digits fit the smallest phone. */
export const SevenDigits = meta.story({
  args: { price: tugrik(4_890_000), sellingPrice: tugrik(3_990_000), salePercent: 18, size: "large" },
  globals: { viewport: { value: "narrow", isRotated: false } },
})
/** Free of charge. */
export const Free = meta.story({ args: { price: tugrik(0), sellingPrice: tugrik(0) } })
