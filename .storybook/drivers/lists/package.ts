/** Driver of the package machine on its screens. */
import type { SnapshotFrom } from "xstate"
import type { Slug } from "#domain/entities/ids.ts"
import { isOfCart } from "#machines/lists/package-context.ts"
import type { packageMachine } from "#machines/lists/package.ts"
import { packageQuantity } from "#domain/rules/lists/packages.ts"
import { driversFor } from "#book/drivers/driver.ts"

type Package = SnapshotFrom<typeof packageMachine>

/** In the cart an added package makes way for its lines. */
const isShown = (now: Package) => !(now.matches("added") && isOfCart(now.context))

const offers = ({ context }: Package, slug: Slug) => context.products.some((one) => one.slug === slug)

export const driver = driversFor<typeof packageMachine>()({
  shopper: {
    "package.set": {
      when: (now, { slug, quantity }) => isShown(now) && offers(now, slug) && (quantity === null) === (packageQuantity(now.context.list, slug) === 0),
      by: async ({ choose }, { slug }, { context }) => {
        const { title = "" } = context.products.find((one) => one.slug === slug) ?? {}
        await choose(new RegExp(`: ${title}$`, "u"), "checkbox")
      },
    },
    "package.choose": {
      when: (now, { slug }) => isShown(now) && offers(now, slug) && packageQuantity(now.context.list, slug) > 0,
      by: async ({ pick }, { slug, variantId }, { context }) => {
        const { title: name = "", variants = [] } = context.products.find((one) => one.slug === slug) ?? {}
        const variant = variants.find(({ id }) => id === variantId)
        await pick(["package.option", { name }], variant?.optionValues.map(({ presentation }) => presentation).join(", ") ?? "")
      },
    },
    "package.add": { when: ({ context }) => context.list.length > 0, by: ({ press }) => press("package.add") },
  },
  others: ["package.set", "cart.known"],
})
