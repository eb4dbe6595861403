/** Driver of the package machine on its screens. */
import type { packageMachine } from "#machines/lists/package.ts"
import { packageQuantity } from "#domain/rules/lists/packages.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof packageMachine>()({
  shopper: {
    "package.set": {
      when: ({ context }, { slug, quantity }) => (quantity === null) === (packageQuantity(context.list, slug) === 0),
      by: async ({ choose }, { slug }, { context }) => {
        const { title = "" } = context.products.find((one) => one.slug === slug) ?? {}
        await choose(new RegExp(`: ${title}$`, "u"), "checkbox")
      },
    },
    "package.choose": async ({ pick }, { slug, variantId }, { context }) => {
      const { title: name = "", variants = [] } = context.products.find((one) => one.slug === slug) ?? {}
      const variant = variants.find(({ id }) => id === variantId)
      await pick(["package.option", { name }], variant?.optionValues.map(({ presentation }) => presentation).join(", ") ?? "")
    },
    "package.add": { when: ({ context }) => context.list.length > 0, by: ({ press }) => press("package.add") },
  },
  others: ["package.set"],
})
