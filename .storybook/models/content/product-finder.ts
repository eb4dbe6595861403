/** Model of the product finder machine. */
import { coat, hat } from "#book/fixtures/catalogue/goods.ts"
import { tileOf } from "#book/fixtures/catalogue/tiles.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { productFinderMachine } from "#machines/content/product-finder.ts"
import type { Shopper } from "#book/models/shopper.ts"
import { changedText } from "#book/models/driver.ts"
import { modelOf } from "#book/models/model.ts"

const keys = async ({ field, keys: press }: Shopper, pressed: string) => {
  ;(await field("writing.product")).focus()
  await press(pressed)
}

export const model = modelOf(productFinderMachine, {
  inputs: [undefined],
  events: [
    { type: "text.type", text: "дээл" },
    { type: "text.type", text: "" },
    { type: "finder.close" },
    { type: "finder.retry" },
    { type: "option.next" },
    { type: "option.previous" },
    { type: "option.take", index: 0, at: 0 },
  ],
  answers: { findProducts: { values: [[tileOf(coat), tileOf(hat)], []], problems: [unreachable] } },
  distinguishedBy: ({ text, active, found }) => [text === "", active !== null, found.length],
  driver: {
    shopper: {
      "text.type": ({ fill }, { text }, { context }) => fill("writing.product", changedText(text, context.text)),
      "finder.close": (shopper) => keys(shopper, "{Escape}"),
      "finder.retry": ({ press }) => press("common.retry"),
      "option.next": (shopper) => keys(shopper, "{ArrowDown}"),
      "option.previous": (shopper) => keys(shopper, "{ArrowUp}"),
      "option.take": async ({ options }, { index }) => (await options())[index]!.click(),
    },
    others: [],
  },
})
