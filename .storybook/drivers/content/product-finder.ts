/** Driver of the product finder machine on the editor of an article. */
import type { productFinderMachine } from "#machines/content/product-finder.ts"
import { driversFor } from "#book/drivers/driver.ts"
import type { Shopper } from "#book/drivers/shopper.ts"

const keys = async ({ field, keys: press }: Shopper, pressed: string) => {
  ;(await field("writing.product")).focus()
  await press(pressed)
}

export const driver = driversFor<typeof productFinderMachine>()({
  shopper: {
    // A field that holds the text already would not tell.
    "product.type": ({ dictate }, { text }, { context }) => dictate("writing.product", context.text === text ? `${text} ` : text),
    "product.close": (shopper) => keys(shopper, "{Escape}"),
    "product.retry": ({ press }) => press("common.retry"),
    "option.next": (shopper) => keys(shopper, "{ArrowDown}"),
    "option.previous": (shopper) => keys(shopper, "{ArrowUp}"),
    "option.take": async ({ options }, { index }) => (await options())[index]!.click(),
  },
  others: [],
})
