/** Model of the package machine, on the page of a product and in the cart. */
import { companion, otherCompanion, packageProducts } from "#book/fixtures/lists/packages.ts"
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import { product } from "#book/fixtures/catalogue/product.ts"
import { soldOut, unreachable } from "#book/fixtures/shell/problems.ts"
import { unchosenIn, packageQuantity } from "#domain/rules/lists/packages.ts"
import { packageMachine } from "#machines/lists/package.ts"
import type { SnapshotFrom } from "xstate"
import type { Slug } from "#domain/entities/ids.ts"
import { isOfCart } from "#machines/lists/package-context.ts"
import { modelOf } from "#book/models/model.ts"

type Package = SnapshotFrom<typeof packageMachine>

/** In the cart an added package is replaced by its lines. */
const isShown = (now: Package) => !(now.matches("added") && isOfCart(now.context))

const offers = ({ context }: Package, slug: Slug) => context.products.some((one) => one.slug === slug)

export const model = modelOf(packageMachine, {
  inputs: [
    { slug: product.slug, seed: "book" },
    { slug: null, seed: "book" },
  ],
  events: [
    { type: "package.set", slug: companion.slug, quantity: null },
    { type: "package.set", slug: companion.slug, quantity: 0 },
    { type: "package.choose", slug: product.slug, variantId: product.variants[1]!.id },
    { type: "package.add" },
    { type: "cart.known", inCart: [otherCompanion.slug], subjects: [otherCompanion.slug] },
    { type: "cart.known", inCart: [otherCompanion.slug, companion.slug], subjects: [otherCompanion.slug, companion.slug] },
    { type: "cart.known", inCart: [companion.slug], subjects: [companion.slug] },
  ],
  answers: {
    fetchPackage: { values: [packageProducts, [product]], problems: [unreachable] },
    addPackage: { values: [cartOrder], problems: [soldOut, unreachable] },
  },
  distinguishedBy: ({ list, products, problem, subjects, at, inCart, isAdded }) => [
    products.map(({ slug }) => slug),
    list.map(({ slug, qty }) => [slug, Math.min(qty, 2)]),
    unchosenIn(list, products),
    problem?._tag,
    subjects.slice(at),
    inCart.length,
    isAdded,
  ],
  driver: {
    shopper: {
      "package.set": {
        when: (now, { slug, quantity }) =>
          isShown(now) && offers(now, slug) && (quantity === null) === (packageQuantity(now.context.list, slug) === 0),
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
  },
})
