/** What something costs, and what it did cost before. */
import preview from "#book/preview.tsx"
import { tugrik } from "#domain/rules/money.ts"
import { Price } from "./price.tsx"

const meta = preview.meta({
  title: "Parts/Price",
  component: Price,
  parameters: { layout: "padded" },
  args: { price: tugrik(129_000), sellingPrice: tugrik(129_000), salePercent: 0 },
})

const onSale = { price: tugrik(169_000), sellingPrice: tugrik(129_000), salePercent: 24 }

/** The price as it always was. */
export const Usual = meta.story({})
/** Less than before: the old price struck through, and how much less that is. */
export const OnSale = meta.story({ args: onSale })
/** Less by under one percent: too little to be worth a figure. */
export const HardlyLess = meta.story({ args: { price: tugrik(129_000), sellingPrice: tugrik(128_500), salePercent: 0 } })
/** The largest thing on a product's page. */
export const Large = meta.story({ args: { ...onSale, size: "large" } })
/** Beside other words on one line. */
export const OnLine = meta.story({ args: { ...onSale, size: "line" } })
/** Prices of seven digits keep to their place on the smallest phone. */
export const SevenDigits = meta.story({
  args: { price: tugrik(4_890_000), sellingPrice: tugrik(3_990_000), salePercent: 18, size: "large" },
  globals: { viewport: { value: "narrow", isRotated: false } },
})
/** Nothing is to be paid. */
export const Free = meta.story({ args: { price: tugrik(0), sellingPrice: tugrik(0) } })
